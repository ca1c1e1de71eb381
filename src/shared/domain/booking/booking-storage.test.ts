import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { BookingState } from './booking-steps.ts';
import { restoreBooking, serializeBooking } from './booking-storage.ts';

const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const hashes = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 32,
  maxLength: 32,
});
const states: fc.Arbitrary<BookingState> = fc.oneof(
  fc.record({
    step: fc.constantFrom('info' as const, 'slots' as const, 'form' as const),
    slotId: fc.option(ids),
  }),
  fc.record({ step: fc.constant('otp' as const), slotId: ids, sentAt: ids }),
  fc.record({ step: fc.constant('done' as const), appointmentId: ids, hash: hashes }),
);

test('restoreBooking restores every booking state after a reload', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(restoreBooking(serializeBooking(state))).toEqual(state);
    }),
  );
});

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"step":"form"}',
  '{"step":"form","slotId":"7"}',
  '{"step":"form","slotId":0}',
  '{"step":"form","slotId":1.5}',
  '{"step":"otp","slotId":null,"sentAt":5}',
  '{"step":"otp","slotId":7}',
  '{"step":"otp","slotId":7,"sentAt":null}',
  '{"step":"done","appointmentId":5,"hash":"../x"}',
  '{"step":"constructor","slotId":7}',
])('restoreBooking returns null for %j', (text) => {
  expect(restoreBooking(text)).toBeNull();
});

test('restoreBooking drops properties that do not belong to the state', () => {
  expect(restoreBooking('{"step":"slots","slotId":7,"phone":"+36"}')).toEqual({
    step: 'slots',
    slotId: 7,
  });
});

test('restoreBooking never throws on arbitrary stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const state = restoreBooking(text);
      if (state !== null) expect(restoreBooking(serializeBooking(state))).toEqual(state);
    }),
  );
});
