import { expect, test } from 'vitest';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { BoundErrors } from './submit/bind-errors.ts';
import { applyResult, type BookingFlow } from './booking-flow.ts';

const slot = { id: 42, datetime: '2026-11-24T14:30:00+01:00' };
const atForm: BookingFlow = {
  state: { step: 'form', slotId: 42 },
  slot,
  notice: null,
  fieldErrors: null,
  codeError: null,
  sent: null,
  held: null,
  attempt: 0,
  isOutcomeUnknown: false,
};
const sent = { phone: '+36201234567', at: 5000 };
const atOtp: BookingFlow = { ...atForm, state: { step: 'otp', slotId: 42, sentAt: 5000 }, sent };
const noErrors: BoundErrors = { slot: null, code: null, fields: {}, others: [] };
const reject = (flow: BookingFlow, errors: Partial<BoundErrors>) =>
  applyResult(flow, { type: 'rejected', errors: { ...noErrors, ...errors } });

test('sending a code leads to the code step', () => {
  const held = { slotId: 42, token: 'b'.repeat(32), until: 305_000 };
  const next = applyResult(atForm, { type: 'code_sent', sent, held });
  expect(next.state).toEqual({ step: 'otp', slotId: 42, sentAt: 5000 });
  expect(next).toMatchObject({ sent, held });
});

test('a booking ends the flow from the form and from the code step', () => {
  const appointment = { id: 9, hash: 'a'.repeat(32) } as Appointment;
  for (const flow of [atForm, atOtp]) {
    expect(applyResult(flow, { type: 'booked', appointment }).state.step).toBe('done');
  }
});

test('an SMS that cannot be sent leads back to the form with a notice', () => {
  const next = applyResult(atOtp, { type: 'failed', reason: 'sms_failed', error: null });
  expect(next.state.step).toBe('form');
  expect(next.notice).toBe('sms_failed');
});

test('a lost response keeps the state, so that a retry sends the same request', () => {
  const next = applyResult(atOtp, { type: 'failed', reason: 'no_response', error: null });
  expect(next).toEqual({ ...atOtp, notice: 'no_response', isOutcomeUnknown: true });
});

test('a taken slot leads back to the slots, from the form and from the code step', () => {
  for (const flow of [atForm, atOtp]) {
    const next = reject(flow, { slot: 'slot_taken' });
    expect(next.state).toEqual({ step: 'slots', slotId: null });
    expect(next.slot).toBeNull();
    expect(next.notice).toBe('slot_taken');
  }
});

test('a past slot and an unavailable slot have their own notices', () => {
  expect(reject(atForm, { slot: 'slot_past' }).notice).toBe('slot_past');
  expect(reject(atForm, { slot: 'does_not_exist' }).notice).toBe('slot_unavailable');
});

test('a wrong code stays in the code step', () => {
  const next = reject(atOtp, { code: 'Wrong code' });
  expect(next.state).toEqual(atOtp.state);
  expect(next.codeError).toEqual({ message: 'Wrong code' });
});

test('two wrong codes in a row count as two rejections in the booking flow', () => {
  const first = reject(atOtp, { code: 'Wrong code' });
  const second = reject(first, { code: 'Wrong code' });
  expect(second.codeError).not.toBe(first.codeError);
  expect(second.attempt).toBe(2);
});

test('an invalid field in the code step leads back to the form', () => {
  const next = reject(atOtp, { fields: { phone: ['Wrong phone'] } });
  expect(next.state).toEqual({ step: 'form', slotId: 42 });
  expect(next.fieldErrors).toEqual({ phone: ['Wrong phone'] });
});

test('an invalid field in the form stays in the form', () => {
  expect(reject(atForm, { fields: { name: ['Wrong'] } }).state).toEqual(atForm.state);
});
