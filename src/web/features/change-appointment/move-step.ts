import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import type { ChangeFailure } from './change-outcome.ts';

/** Why the time that was chosen cannot be had. */
export type TimeRefusal = 'taken' | 'past' | 'unavailable' | 'overlap';

/** The way to a new time: one is chosen, then confirmed beside the old one. */
export type MoveStep =
  | { step: 'times'; refusal: TimeRefusal | null }
  | { step: 'confirm'; slot: Slot; failure: ChangeFailure | null };

export const firstStep: MoveStep = { step: 'times', refusal: null };

const REFUSALS: Partial<Record<ErrorCode, TimeRefusal>> = {
  slot_taken: 'taken',
  slot_past: 'past',
  appointment_overlap: 'overlap',
};

/** From a time that was refused, with the reason, to the others. */
export function backToTimes(code: ErrorCode): MoveStep {
  return { step: 'times', refusal: REFUSALS[code] ?? 'unavailable' };
}
