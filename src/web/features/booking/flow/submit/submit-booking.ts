import type { ApiClient } from '#shared/contract/api.ts';
import type {
  Appointment,
  AppointmentPayload,
} from '#shared/contract/appointments/appointments.ts';
import type { ApiErrorItem } from '#shared/contract/errors.ts';
import { secondsUntilResend } from '#shared/domain/booking/booking-steps.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { isApiError, isServerFailure, NetworkError } from '#web/lib/failures/api-failure.ts';

/** A one-time code that was sent. */
export interface SentCode {
  phone: string;
  /** Epoch milliseconds. */
  at: number;
}

/** A slot that is held while the patient enters the code. */
export interface HeldSlot {
  slotId: number;
  token: string;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * Why nothing is known to be booked: `not_sent` when nothing can have been, `no_answer` when the
 * booking itself was sent and its answer got lost.
 */
export type FailureReason = 'not_sent' | 'no_answer' | 'server' | 'sms_failed';

export type Outcome =
  | { type: 'booked'; appointment: Appointment }
  | { type: 'code_sent'; sent: SentCode; held: HeldSlot | null }
  | { type: 'refused'; errors: readonly ApiErrorItem[] }
  | { type: 'failed'; reason: FailureReason; error: unknown };

/** The calls that a booking makes. */
export type BookingApi = Pick<
  ApiClient,
  'holdSlot' | 'releaseSlot' | 'registrationCodes' | 'validateAppointment' | 'createAppointment'
>;

/** A booking as it is sent. */
export interface Submission {
  api: BookingApi;
  payload: AppointmentPayload;
  idempotencyKey: string;
  /** The last code that went out, null before the first. */
  sent: SentCode | null;
  /** The time that is held already, this one or another. */
  held: HeldSlot | null;
  /** An earlier booking of this journey got no answer, and may have been made. */
  isInDoubt: boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Checks the form, then holds the time and sends a one-time code, or books at once where none is
 * needed. A code that went to this phone within the last minute is still good.
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
  return awaitCode(submission, isRecent ? sent : null);
}

/** Sends another code, and holds the time for as long as that one lives. */
export function requestCode(submission: Submission): Promise<Outcome> {
  return awaitCode(submission, null);
}

/** `sent` is a code that is on its way already. */
async function awaitCode(submission: Submission, sent: SentCode | null): Promise<Outcome> {
  const { api, payload, now } = submission;
  const phone = payload.client_phone;
  let held: HeldSlot | null = null;
  try {
    held = await holdSlot(submission);
    if (sent !== null) return { type: 'code_sent', sent, held };
    const isSent = (await api.registrationCodes({ phone })).send_sms;
    if (isSent) return { type: 'code_sent', sent: { phone, at: now() }, held };
  } catch (error) {
    // Before anybody can try again: this very patient would find the time taken.
    if (held !== null) await releaseSlot(api, held);
    return outcomeOf(error, 'not_sent');
  }
  // The API has found that no code is needed.
  return confirmBooking({ ...submission, payload: { ...payload, hold: held?.token ?? null } });
}

/**
 * Holding is a courtesy: who has held too much, or cannot be answered, books without. Only a time
 * that is gone is worth saying before a code is sent.
 */
async function holdSlot({ api, payload, held }: Submission): Promise<HeldSlot | null> {
  const { doctor_service, slot, client_phone } = payload;
  try {
    const { token, expires_at } = await api.holdSlot({
      doctor_service,
      slot,
      client_phone,
      instead_of: held?.token ?? null,
    });
    return { slotId: slot, token, until: Date.parse(expires_at) };
  } catch (error) {
    if (isApiError(error) && error.body.errors.some(({ attr }) => attr === 'slot')) throw error;
    return null;
  }
}

const RELEASE_TIMEOUT_MS = 3000;

/** Releases a held slot. Never rejects: a hold that is not released expires. */
export async function releaseSlot(
  api: Pick<BookingApi, 'releaseSlot'>,
  { token }: HeldSlot,
): Promise<void> {
  await withTimeout(api.releaseSlot({ token }), RELEASE_TIMEOUT_MS).catch(() => undefined);
}

export async function confirmBooking(submission: Submission): Promise<Outcome> {
  const { api, payload, idempotencyKey } = submission;
  try {
    const headers = { 'Idempotency-Key': idempotencyKey };
    return { type: 'booked', appointment: await api.createAppointment(payload, { headers }) };
  } catch (error) {
    return outcomeOf(error, 'no_answer');
  }
}

/** `lost` is what it means when no answer of the API came. */
function outcomeOf(error: unknown, lost: FailureReason): Outcome {
  if (isApiError(error)) {
    const { errors, type } = error.body;
    if (errors.some(({ code }) => code === 'sms_failed')) {
      return { type: 'failed', reason: 'sms_failed', error };
    }
    if (isServerFailure(error)) return { type: 'failed', reason: 'server', error };
    // Only of a validation is there something to correct in a field; the rest is told as it is.
    return {
      type: 'refused',
      errors: type === 'validation_error' ? errors : errors.map(withoutField),
    };
  }
  // A proxy's error page says as little about the booking as silence does.
  const isSilence = error instanceof NetworkError || lost === 'no_answer';
  return { type: 'failed', reason: isSilence ? lost : 'server', error };
}

function withoutField(item: ApiErrorItem): ApiErrorItem {
  return { ...item, attr: null };
}
