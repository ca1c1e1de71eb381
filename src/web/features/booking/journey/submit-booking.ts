import type { BookingApi } from '#shared/contract/api.ts';
import type { Appointment, AppointmentPayload } from '#shared/contract/appointments.ts';
import type { ApiErrorItem } from '#shared/contract/errors.ts';
import { secondsUntilResend } from '#shared/domain/booking-steps.ts';
import { isApiError, isServerFailure, NetworkError } from '#web/lib/api-failure.ts';
import type { SentCode } from './journey.ts';

/**
 * Why nothing is known to be booked: `not_sent` when nothing can have been, `no_answer` when the
 * booking itself was sent and its answer got lost.
 */
export type FailureReason = 'not_sent' | 'no_answer' | 'server' | 'sms_failed';

export type Outcome =
  | { type: 'booked'; appointment: Appointment }
  | { type: 'code_sent'; sent: SentCode }
  | { type: 'refused'; errors: readonly ApiErrorItem[] }
  | { type: 'failed'; reason: FailureReason };

/** A booking as it is sent. */
export interface Submission {
  api: BookingApi;
  payload: AppointmentPayload;
  idempotencyKey: string;
  /** The last code that went out, null before the first. */
  sent: SentCode | null;
  /** An earlier booking of this journey got no answer, and may have been made. */
  isInDoubt: boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Checks the form, then sends a one-time code, or books at once where none is needed. A code that
 * went to this phone within the last minute is still good.
 */
export async function requestBooking(submission: Submission): Promise<Outcome> {
  const { api, payload, sent, isInDoubt, now } = submission;
  let needsCode: boolean;
  try {
    needsCode = (await api.validateAppointment(payload)).needs_code;
  } catch (error) {
    const outcome = outcomeOf(error, 'not_sent');
    // A time that is gone may have gone to this very booking: its key tells.
    return isInDoubt && outcome.type === 'refused' ? confirmBooking(submission) : outcome;
  }
  if (!needsCode) return confirmBooking(submission);
  const isRecent = sent?.phone === payload.client_phone && secondsUntilResend(sent.at, now()) > 0;
  return isRecent ? { type: 'code_sent', sent } : requestCode(submission);
}

/** Sends a one-time code, or books at once when the API finds that none is needed. */
export async function requestCode(submission: Submission): Promise<Outcome> {
  const { api, payload, now } = submission;
  const phone = payload.client_phone;
  let isSent: boolean;
  try {
    isSent = (await api.registrationCodes({ phone })).send_sms;
  } catch (error) {
    return outcomeOf(error, 'not_sent');
  }
  return isSent ? { type: 'code_sent', sent: { phone, at: now() } } : confirmBooking(submission);
}

export async function confirmBooking(submission: Submission): Promise<Outcome> {
  const { api, payload, idempotencyKey } = submission;
  try {
    return { type: 'booked', appointment: await api.createAppointment(payload, idempotencyKey) };
  } catch (error) {
    return outcomeOf(error, 'no_answer');
  }
}

/** `lost` is what it means when no answer of the API came. */
function outcomeOf(error: unknown, lost: FailureReason): Outcome {
  if (isApiError(error)) {
    const { errors } = error.body;
    if (errors.some(({ code }) => code === 'sms_failed')) {
      return { type: 'failed', reason: 'sms_failed' };
    }
    return isServerFailure(error)
      ? { type: 'failed', reason: 'server' }
      : { type: 'refused', errors };
  }
  // A proxy's error page says as little about the booking as silence does.
  const isSilence = error instanceof NetworkError || lost === 'no_answer';
  return { type: 'failed', reason: isSilence ? lost : 'server' };
}
