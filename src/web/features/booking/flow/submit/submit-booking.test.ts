import { expect, test, vi } from 'vitest';
import { ApiError } from '#shared/contract/api-error.ts';
import type { Appointment, AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { HttpError, NetworkError } from '#web/lib/failures/api-failure.ts';
import {
  confirmBooking,
  requestBooking,
  requestCode,
  type BookingApi,
  type Submission,
} from './submit-booking.ts';

const payload: AppointmentPayload = {
  client_name: 'Anna',
  client_phone: '+36201234567',
  doctor_service: 7,
  slot: 42,
};
const token = 'b'.repeat(32);
const held = { slotId: payload.slot, token, until: 301_000 };
// Passed through, never read.
const appointment = { id: 5, hash: 'f'.repeat(32) } as Appointment;

function submission(api: Partial<BookingApi>, rest: Partial<Submission> = {}): Submission {
  return {
    api: {
      validateAppointment: vi.fn(() =>
        Promise.resolve({ is_valid: true as const, needs_code: true }),
      ),
      holdSlot: vi.fn(() =>
        Promise.resolve({ token, expires_at: new Date(held.until).toISOString() }),
      ),
      releaseSlot: vi.fn(() => Promise.resolve()),
      registrationCodes: vi.fn(() => Promise.resolve({ send_sms: true })),
      createAppointment: vi.fn(() => Promise.resolve(appointment)),
      ...api,
    },
    payload,
    idempotencyKey: 'key',
    sent: null,
    held: null,
    isOutcomeUnknown: false,
    now: () => 1000,
    ...rest,
  };
}

function apiError(status: number, code: ErrorCode, attr: string | null = null) {
  const type = status < 500 ? 'validation_error' : 'server_error';
  return new ApiError(status, { type, errors: [{ code, attr, detail: code }] });
}

test('requestBooking holds the slot and sends a code for a valid form', async () => {
  const sent = { phone: payload.client_phone, at: 1000 };
  expect(await requestBooking(submission({}))).toEqual({ type: 'code_sent', sent, held });
});

test('requestBooking retries the booking if the slot is taken after a lost response', async () => {
  const taken = { validateAppointment: () => Promise.reject(apiError(400, 'slot_taken', 'slot')) };
  expect(await requestBooking(submission(taken))).toMatchObject({ type: 'rejected' });
  expect(await requestBooking(submission(taken, { isOutcomeUnknown: true }))).toEqual({
    type: 'booked',
    appointment,
  });
});

test('requestBooking sends no code for an invalid form', async () => {
  const registrationCodes = vi.fn();
  const outcome = await requestBooking(
    submission({
      registrationCodes,
      validateAppointment: () => Promise.reject(apiError(400, 'phone_invalid', 'client_phone')),
    }),
  );
  expect(outcome).toMatchObject({ type: 'rejected', errors: [{ code: 'phone_invalid' }] });
  expect(registrationCodes).not.toHaveBeenCalled();
});

test('requestBooking books at once when no code is needed', async () => {
  const withoutOtp = submission({
    validateAppointment: () => Promise.resolve({ is_valid: true, needs_code: false }),
  });
  const withVerifiedPhone = submission({
    registrationCodes: () => Promise.resolve({ send_sms: false }),
  });
  expect(await requestBooking(withoutOtp)).toEqual({ type: 'booked', appointment });
  expect(await requestBooking(withVerifiedPhone)).toEqual({ type: 'booked', appointment });
  expect(withoutOtp.api.registrationCodes).not.toHaveBeenCalled();
});

test('requestBooking holds the slot and sends a code if the booking needs one after all', async () => {
  const createAppointment = vi.fn(() =>
    Promise.reject(apiError(400, 'code_required', 'code.code')),
  );
  const noCode = {
    validateAppointment: () => Promise.resolve({ is_valid: true as const, needs_code: false }),
    createAppointment,
  };
  const sent = { phone: payload.client_phone, at: 1000 };
  expect(await requestBooking(submission(noCode))).toEqual({ type: 'code_sent', sent, held });
  expect(createAppointment).toHaveBeenCalledTimes(1);
});

test('requestBooking replaces an earlier hold', async () => {
  const earlier = { slotId: 41, token: 'c'.repeat(32), until: 0 };
  const booking = submission({}, { held: earlier });
  expect(await requestBooking(booking)).toMatchObject({ held });
  expect(booking.api.holdSlot).toHaveBeenCalledExactlyOnceWith({
    doctor_service: 7,
    slot: 42,
    client_phone: payload.client_phone,
    instead_of: earlier.token,
  });
});

test('requestBooking sends no code when the slot is taken', async () => {
  const booking = submission({
    holdSlot: () => Promise.reject(apiError(400, 'slot_taken', 'slot')),
  });
  expect(await requestBooking(booking)).toMatchObject({ type: 'rejected' });
  expect(booking.api.registrationCodes).not.toHaveBeenCalled();
});

test('requestBooking sends a code without a hold if the request to hold the slot fails', async () => {
  for (const error of [
    apiError(429, 'throttled'),
    apiError(500, 'server_error'),
    new NetworkError(0),
  ]) {
    const booking = submission({ holdSlot: () => Promise.reject(error) });
    expect(await requestBooking(booking)).toMatchObject({ type: 'code_sent', held: null });
  }
});

test('requestBooking releases the hold when the code cannot be sent', async () => {
  const booking = submission({
    registrationCodes: () => Promise.reject(apiError(500, 'sms_failed', 'phone')),
  });
  expect(await requestBooking(booking)).toMatchObject({ type: 'failed', reason: 'sms_failed' });
  expect(booking.api.releaseSlot).toHaveBeenCalledExactlyOnceWith({ token });
});

test('requestBooking reports a failed SMS only after the hold is released', async () => {
  const released = Promise.withResolvers<void>();
  const booking = submission({
    registrationCodes: () => Promise.reject(apiError(500, 'sms_failed', 'phone')),
    releaseSlot: vi.fn(() => released.promise),
  });
  const onOutcome = vi.fn();
  const outcome = requestBooking(booking).then(onOutcome);
  await vi.waitFor(() => expect(booking.api.releaseSlot).toHaveBeenCalled());
  expect(onOutcome).not.toHaveBeenCalled();
  released.resolve();
  await outcome;
  expect(onOutcome).toHaveBeenCalledOnce();
});

test('requestBooking waits at most three seconds for the release of the hold', async () => {
  vi.useFakeTimers();
  const booking = submission({
    registrationCodes: () => Promise.reject(apiError(500, 'sms_failed', 'phone')),
    releaseSlot: vi.fn(() => new Promise<never>(() => undefined)),
  });
  const onOutcome = vi.fn();
  void requestBooking(booking).then(onOutcome);
  await vi.advanceTimersByTimeAsync(2999);
  expect(onOutcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onOutcome).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('requestBooking does not send a second code to the same phone within a minute', async () => {
  const sent = { phone: payload.client_phone, at: 1000 };
  const registrationCodes = vi.fn(() => Promise.resolve({ send_sms: true }));
  const soon = submission({ registrationCodes }, { sent, now: () => 60_999 });
  expect(await requestBooking(soon)).toMatchObject({ type: 'code_sent', sent });
  expect(registrationCodes).not.toHaveBeenCalled();

  const later = submission({ registrationCodes }, { sent, now: () => 61_000 });
  await requestBooking(later);
  const other = submission({ registrationCodes }, { sent: { ...sent, phone: '+36301111111' } });
  await requestBooking(other);
  expect(registrationCodes).toHaveBeenCalledTimes(2);
});

test('requestBooking and requestCode report not_sent if a request before the booking gets no response', async () => {
  const lost = () => Promise.reject(new NetworkError(null));
  expect(await requestBooking(submission({ validateAppointment: lost }))).toMatchObject({
    type: 'failed',
    reason: 'not_sent',
  });
  expect(await requestCode(submission({ registrationCodes: lost }))).toMatchObject({
    type: 'failed',
    reason: 'not_sent',
  });
});

test('confirmBooking reports no_response after no response or the error page of a proxy', async () => {
  for (const error of [new NetworkError(null), new HttpError(502, 'Bad Gateway')]) {
    const outcome = await confirmBooking(
      submission({ createAppointment: () => Promise.reject(error) }),
    );
    expect(outcome).toEqual({ type: 'failed', reason: 'no_response', error });
  }
});

test('requestCode distinguishes a failed SMS from a server error', async () => {
  const failing = (code: ErrorCode) =>
    requestCode(submission({ registrationCodes: () => Promise.reject(apiError(503, code)) }));
  expect(await failing('sms_failed')).toMatchObject({ type: 'failed', reason: 'sms_failed' });
  expect(await failing('unavailable')).toMatchObject({ type: 'failed', reason: 'server' });
});

test('an error that is not a validation error is not assigned to a field', async () => {
  const throttled = new ApiError(429, {
    type: 'client_error',
    errors: [{ code: 'throttled', attr: 'phone', detail: 'Try again later' }],
  });
  const outcome = await requestCode(
    submission({ registrationCodes: () => Promise.reject(throttled) }),
  );
  expect(outcome).toMatchObject({ errors: [{ attr: null, detail: 'Try again later' }] });
});
