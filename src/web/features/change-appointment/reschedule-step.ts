import type { ErrorCode } from '#shared/contract/errors.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { ChangeFailure } from './change-outcome.ts';

/** The reason why the picked slot is not available. */
export type SlotError = 'taken' | 'past' | 'unavailable' | 'overlap';

/** The steps to reschedule: pick a slot, then confirm it. */
export type RescheduleStep =
  | { step: 'times'; error: SlotError | null }
  | { step: 'confirm'; slot: ShownSlot; failure: ChangeFailure | null };

export const FIRST_STEP: RescheduleStep = { step: 'times', error: null };

const SLOT_ERRORS: Partial<Record<ErrorCode, SlotError>> = {
  slot_taken: 'taken',
  slot_past: 'past',
  appointment_overlap: 'overlap',
};

/** Returns to the slots with the error of the picked one. */
export function backToSlots(code: ErrorCode): RescheduleStep {
  return { step: 'times', error: SLOT_ERRORS[code] ?? 'unavailable' };
}
