import type { ClinicKind } from './data/types.ts';

/** A clinic branch as far as doctors go by it. */
export interface Branch {
  readonly id: number;
  readonly cityId: number;
  readonly kind: ClinicKind;
  /** Ids of the insurances it accepts. */
  readonly insurances: readonly number[];
}
