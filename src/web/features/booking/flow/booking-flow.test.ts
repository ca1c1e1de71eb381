import { expect, test } from 'vitest';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { BoundErrors } from './submit/bind-errors.ts';
import { refuse, settle, type Journey } from './booking-flow.ts';

const slot = { id: 42, datetime: '2026-11-24T14:30:00+01:00' };
const atForm: Journey = {
  state: { step: 'form', slotId: 42 },
  slot,
  notice: null,
  fieldErrors: null,
  codeError: null,
  sent: null,
  held: null,
  attempt: 0,
};
const sent = { phone: '+36201234567', at: 5000 };
const atOtp: Journey = { ...atForm, state: { step: 'otp', slotId: 42, sentAt: 5000 }, sent };
const nothing: BoundErrors = { slot: null, code: null, fields: {}, others: [] };

test('a code on its way leads to asking for it', () => {
  const held = { slotId: 42, token: 'b'.repeat(32), until: 305_000 };
  const next = settle(atForm, { type: 'code_sent', sent, held });
  expect(next.state).toEqual({ step: 'otp', slotId: 42, sentAt: 5000 });
  expect(next).toMatchObject({ sent, held });
});

test('a booking ends the journey wherever it was confirmed', () => {
  const appointment = { id: 9, hash: 'a'.repeat(32) } as Appointment;
  for (const journey of [atForm, atOtp]) {
    expect(settle(journey, { type: 'booked', appointment }).state.step).toBe('done');
  }
});

test('an SMS that failed leads back to the form and says so', () => {
  const next = settle(atOtp, { type: 'failed', reason: 'sms_failed', error: null });
  expect(next.state.step).toBe('form');
  expect(next.notice).toBe('sms_failed');
});

test('a lost answer leaves everything as it is, so that a retry is the same request', () => {
  const next = settle(atOtp, { type: 'failed', reason: 'no_answer', error: null });
  expect(next).toEqual({ ...atOtp, notice: 'no_answer' });
});

test('a taken time leads back to the times without it, from the form and from the code', () => {
  for (const journey of [atForm, atOtp]) {
    const next = refuse(journey, { ...nothing, slot: 'slot_taken' });
    expect(next.state).toEqual({ step: 'slots', slotId: null });
    expect(next.slot).toBeNull();
    expect(next.notice).toBe('slot_taken');
  }
});

test('a time that is gone for another reason says so', () => {
  expect(refuse(atForm, { ...nothing, slot: 'slot_past' }).notice).toBe('slot_past');
  expect(refuse(atForm, { ...nothing, slot: 'does_not_exist' }).notice).toBe('slot_unavailable');
});

test('a wrong code stays where it is asked for', () => {
  const next = refuse(atOtp, { ...nothing, code: 'Wrong code' });
  expect(next.state).toEqual(atOtp.state);
  expect(next.codeError).toEqual({ message: 'Wrong code' });
});

test('the same wrong code twice is two refusals', () => {
  const first = refuse(atOtp, { ...nothing, code: 'Wrong code' });
  const second = refuse(first, { ...nothing, code: 'Wrong code' });
  expect(second.codeError).not.toBe(first.codeError);
  expect(second.attempt).toBe(2);
});

test('a field refused after the code leads back to the form', () => {
  const next = refuse(atOtp, { ...nothing, fields: { phone: ['Wrong phone'] } });
  expect(next.state).toEqual({ step: 'form', slotId: 42 });
  expect(next.fieldErrors).toEqual({ phone: ['Wrong phone'] });
});

test('a field refused in the form stays in the form', () => {
  expect(refuse(atForm, { ...nothing, fields: { name: ['Wrong'] } }).state).toEqual(atForm.state);
});
