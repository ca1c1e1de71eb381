import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { isApiError, isServerFailure, NetworkError } from '#web/lib/failures/api-failure.ts';

/** The reason of a failure. With `no_response`, the change may have been made. */
export type ChangeFailure = 'no_response' | 'server';

export type ChangeOutcome =
  | { type: 'done'; appointment: Appointment }
  /** The new slot is not available; the appointment is unchanged. */
  | { type: 'slot_rejected'; code: ErrorCode }
  | { type: 'rejected'; messages: string[] }
  | { type: 'failed'; reason: ChangeFailure };

/** Returns the outcome of a request that changes an appointment. Never rejects. */
export async function changeOutcome(call: Promise<Appointment>): Promise<ChangeOutcome> {
  try {
    return { type: 'done', appointment: await call };
  } catch (error) {
    if (!isApiError(error) || isServerFailure(error)) {
      return { type: 'failed', reason: error instanceof NetworkError ? 'no_response' : 'server' };
    }
    const { errors } = error.body;
    const slot = errors.find(({ attr }) => attr === 'slot');
    return slot === undefined
      ? { type: 'rejected', messages: errors.map(({ detail }) => detail) }
      : { type: 'slot_rejected', code: slot.code };
  }
}
