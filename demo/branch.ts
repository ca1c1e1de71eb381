import type { ClinicKind } from './data/types.ts';

/** The data of a clinic branch that doctors depend on. */
export interface Branch {
  readonly id: number;
  readonly cityId: number;
  readonly kind: ClinicKind;
  /** The ids of accepted insurances. */
  readonly insurances: readonly number[];
}
