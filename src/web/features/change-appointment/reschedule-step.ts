import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import type { ChangeFailure } from './change-outcome.ts';

/** Why the time that was chosen cannot be had. */
export type SlotError = 'taken' | 'past' | 'unavailable' | 'overlap';

/** The way to a new time: one is chosen, then confirmed beside the old one. */
export type RescheduleStep =
  | { step: 'times'; error: SlotError | null }
  | { step: 'confirm'; slot: Slot; failure: ChangeFailure | null };

export const FIRST_STEP: RescheduleStep = { step: 'times', error: null };

const SLOT_ERRORS: Partial<Record<ErrorCode, SlotError>> = {
  slot_taken: 'taken',
  slot_past: 'past',
  appointment_overlap: 'overlap',
};

/** From a time that was refused, with the reason, to the others. */
export function backToSlots(code: ErrorCode): RescheduleStep {
  return { step: 'times', error: SLOT_ERRORS[code] ?? 'unavailable' };
}
