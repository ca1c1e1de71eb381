import type { ClinicField, ClinicKind } from './data/types.ts';

/** The data of a clinic branch that doctors depend on. */
export interface Branch {
  readonly id: number;
  readonly clinicId: number;
  readonly cityId: number;
  readonly kind: ClinicKind;
  readonly field: ClinicField | null;
  /** The ids of accepted insurances. */
  readonly insurances: readonly number[];
}
