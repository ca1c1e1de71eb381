import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { isApiError, isServerFailure, NetworkError } from '#web/lib/failures/api-failure.ts';

/** Why a change is not known to be made: without an answer, it may have been. */
export type ChangeFailure = 'no_answer' | 'server';

/** What became of a change that was asked for. */
export type ChangeOutcome =
  | { type: 'done'; appointment: Appointment }
  /** The new time cannot be had; the old one is kept. */
  | { type: 'slot_refused'; code: ErrorCode }
  | { type: 'refused'; messages: string[] }
  | { type: 'failed'; reason: ChangeFailure };

/** Waits for a call that changes an appointment; never rejects. */
export async function changeOutcome(call: Promise<Appointment>): Promise<ChangeOutcome> {
  try {
    return { type: 'done', appointment: await call };
  } catch (error) {
    if (!isApiError(error) || isServerFailure(error)) {
      return { type: 'failed', reason: error instanceof NetworkError ? 'no_answer' : 'server' };
    }
    const { errors } = error.body;
    const slot = errors.find(({ attr }) => attr === 'slot');
    return slot === undefined
      ? { type: 'refused', messages: errors.map(({ detail }) => detail) }
      : { type: 'slot_refused', code: slot.code };
  }
}
