import type { ApiClient } from '#shared/contract/api.ts';
import type { Appointment, AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { ApiErrorItem } from '#shared/contract/errors.ts';
import { secondsUntilResend } from '#shared/domain/booking/booking-steps.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { isApiError, isServerFailure, NetworkError } from '#web/lib/failures/api-failure.ts';

/**
 * The reason of a failure. With `no_response`, the booking request was sent and the appointment may
 * exist; with the other reasons, it does not.
 */
export type FailureReason = 'not_sent' | 'no_response' | 'server' | 'sms_failed';

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

export type Outcome =
  | { type: 'booked'; appointment: Appointment }
  | { type: 'code_sent'; sent: SentCode; held: HeldSlot | null }
  | { type: 'rejected'; errors: readonly ApiErrorItem[] }
  | { type: 'failed'; reason: FailureReason; error: unknown };

/** The requests of a booking. */
export type BookingApi = Pick<
  ApiClient,
  'holdSlot' | 'releaseSlot' | 'registrationCodes' | 'validateAppointment' | 'createAppointment'
>;

/** A booking to submit. */
export interface Submission {
  api: BookingApi;
  payload: AppointmentPayload;
  idempotencyKey: string;
  /** The last code that was sent, null before the first. */
  sent: SentCode | null;
  /** The current hold, of this slot or of one chosen earlier. */
  held: HeldSlot | null;
  /** True if an earlier booking request got no response, so the appointment may exist. */
  isOutcomeUnknown: boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Validates the form, then holds the slot and sends a one-time code, or books at once if no code is
 * needed; if the booking needs one after all, a code is sent then. A code that was sent to this phone within the last minute is used instead of a new one.
 */
export async function requestBooking(submission: Submission): Promise<Outcome> {
  const { api, payload, sent, isOutcomeUnknown, now } = submission;
  let needsCode: boolean;
  try {
    needsCode = (await api.validateAppointment(payload)).needs_code;
  } catch (error) {
    const outcome = outcomeOf(error, 'not_sent');
    // The earlier request may have taken the slot. A retry with its idempotency key returns that
    // appointment.
    return isOutcomeUnknown && outcome.type === 'rejected' ? confirmBooking(submission) : outcome;
  }
  if (!needsCode) {
    const outcome = await confirmBooking(submission);
    // The network of the patient has used up its bookings without a code.
    if (!asksForCode(outcome)) return outcome;
  }
  const isRecent = sent?.phone === payload.client_phone && secondsUntilResend(sent.at, now()) > 0;
  return holdSlotAndSendCode(submission, isRecent ? sent : null);
}

const asksForCode = (outcome: Outcome): boolean =>
  outcome.type === 'rejected' && outcome.errors.some(({ code }) => code === 'code_required');

/** Sends another code and extends the hold of the slot. */
export function requestCode(submission: Submission): Promise<Outcome> {
  return holdSlotAndSendCode(submission, null);
}

/** Holds the slot, and sends a code if `sent` is null. */
async function holdSlotAndSendCode(
  submission: Submission,
  sent: SentCode | null,
): Promise<Outcome> {
  const { api, payload, now } = submission;
  const phone = payload.client_phone;
  let held: HeldSlot | null = null;
  try {
    held = await holdSlot(submission);
    if (sent !== null) return { type: 'code_sent', sent, held };
    const isSent = (await api.registrationCodes({ phone })).send_sms;
    if (isSent) return { type: 'code_sent', sent: { phone, at: now() }, held };
  } catch (error) {
    // Otherwise the next attempt would find the slot taken by this patient's own hold.
    if (held !== null) await releaseSlot(api, held);
    return outcomeOf(error, 'not_sent');
  }
  // The API needs no code for this phone.
  return confirmBooking({ ...submission, payload: { ...payload, hold: held?.token ?? null } });
}

/**
 * Holds the slot, or returns null if the request fails: the booking continues without a hold.
 * Rejects only if the slot is not available, so that no code is sent.
 */
async function holdSlot({ api, payload, held }: Submission): Promise<HeldSlot | null> {
  const { doctor_service, slot, client_phone, is_follow_up: isFollowUp } = payload;
  try {
    const { token, expires_at } = await api.holdSlot({
      doctor_service,
      slot,
      client_phone,
      ...(isFollowUp === undefined ? {} : { is_follow_up: isFollowUp }),
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
    return outcomeOf(error, 'no_response');
  }
}

/** Maps an error to an outcome; `reason` is used if the API did not respond. */
function outcomeOf(error: unknown, reason: 'not_sent' | 'no_response'): Outcome {
  if (isApiError(error)) {
    const { errors, type } = error.body;
    if (errors.some(({ code }) => code === 'sms_failed')) {
      return { type: 'failed', reason: 'sms_failed', error };
    }
    if (isServerFailure(error)) return { type: 'failed', reason: 'server', error };
    // Only a validation error can be corrected in a field; others are shown as toasts.
    return {
      type: 'rejected',
      errors:
        type === 'validation_error' ? errors : errors.map((item) => ({ ...item, attr: null })),
    };
  }
  // The error page of a proxy does not show whether the appointment exists.
  const hasNoResponse = error instanceof NetworkError || reason === 'no_response';
  return { type: 'failed', reason: hasNoResponse ? reason : 'server', error };
}
