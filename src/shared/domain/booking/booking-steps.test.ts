import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  remainingHoldMinutes,
  needsInfoStep,
  nextStep,
  secondsUntilResend,
  startStep,
  type BookingEvent,
  type BookingState,
} from './booking-steps.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const SENT_AT = Date.UTC(2026, 10, 24, 9);
const BOOKED: BookingEvent = { type: 'booked', appointmentId: 5, hash: HASH };
const CODE_SENT: BookingEvent = { type: 'code_sent', sentAt: SENT_AT };

const walk = (state: BookingState, ...events: BookingEvent[]) => events.reduce(nextStep, state);

describe('first step', () => {
  it('a booking that needs info starts with the info step, with or without a chosen slot', () => {
    expect(startStep({ needsInfo: true, slotId: 7 })).toEqual({ step: 'info', slotId: 7 });
    expect(startStep({ needsInfo: true, slotId: null })).toEqual({ step: 'info', slotId: null });
  });

  it('a booking starts at the form with a chosen slot', () => {
    expect(startStep({ needsInfo: false, slotId: 7 })).toEqual({ step: 'form', slotId: 7 });
  });

  it('a booking starts at the slots without a chosen slot', () => {
    expect(startStep({ needsInfo: false, slotId: null })).toEqual({ step: 'slots', slotId: null });
  });
});

test('needsInfoStep returns true for walk-in services and price conditions', () => {
  expect(needsInfoStep({ on_walk_in_basis: true, price_conditions: null })).toBe(true);
  expect(needsInfoStep({ on_walk_in_basis: false, price_conditions: '<p>x</p>' })).toBe(true);
  expect(needsInfoStep({ on_walk_in_basis: false, price_conditions: ' ' })).toBe(false);
  expect(needsInfoStep({ on_walk_in_basis: false, price_conditions: null })).toBe(false);
});

describe('continuing from the info', () => {
  it('a booking continues from the info to the form with a slot, to the slots without one', () => {
    expect(nextStep({ step: 'info', slotId: 7 }, { type: 'continue' }).step).toBe('form');
    expect(nextStep({ step: 'info', slotId: null }, { type: 'continue' }).step).toBe('slots');
  });
});

test('a booking goes from the info step through the code to the appointment', () => {
  const end = walk(
    startStep({ needsInfo: true, slotId: null }),
    { type: 'continue' },
    { type: 'slot_chosen', slotId: 7 },
    CODE_SENT,
    BOOKED,
  );
  expect(end).toEqual({ step: 'done', appointmentId: 5, hash: HASH });
});

test('a booking goes from the form to the appointment without a code', () => {
  expect(walk({ step: 'form', slotId: 7 }, BOOKED).step).toBe('done');
});

describe('going back', () => {
  it('a booking goes back from the code to the form, then to the slots, then to the form', () => {
    const form = nextStep({ step: 'otp', slotId: 7, sentAt: SENT_AT }, { type: 'back' });
    expect(form).toEqual({ step: 'form', slotId: 7 });
    const slots = nextStep(form, { type: 'back' });
    expect(slots).toEqual({ step: 'slots', slotId: 7 });
    expect(nextStep(slots, { type: 'back' })).toEqual({ step: 'form', slotId: 7 });
  });

  it('a booking at the form without a slot can only go back to the slots', () => {
    const form = nextStep({ step: 'slots', slotId: null }, { type: 'back' });
    expect(form).toEqual({ step: 'form', slotId: null });
    expect(walk(form, CODE_SENT)).toBe(form);
    expect(walk(form, BOOKED)).toBe(form);
    expect(walk(form, { type: 'back' }).step).toBe('slots');
  });
});

test('a booking returns to the form with the slot after a failed SMS', () => {
  const otp: BookingState = { step: 'otp', slotId: 7, sentAt: SENT_AT };
  expect(nextStep(otp, { type: 'sms_failed' })).toEqual({ step: 'form', slotId: 7 });
  const form: BookingState = { step: 'form', slotId: 7 };
  expect(nextStep(form, { type: 'sms_failed' })).toBe(form);
});

test('a booking returns to the slots when another patient takes the slot', () => {
  const taken: BookingEvent = { type: 'slot_taken' };
  const empty = { step: 'slots', slotId: null };
  expect(nextStep({ step: 'form', slotId: 7 }, taken)).toEqual(empty);
  expect(nextStep({ step: 'otp', slotId: 7, sentAt: SENT_AT }, taken)).toEqual(empty);
});

test('a second SMS restarts the countdown of a booking', () => {
  const otp: BookingState = { step: 'otp', slotId: 7, sentAt: SENT_AT };
  const again = nextStep(otp, { type: 'code_sent', sentAt: SENT_AT + 60_000 });
  expect(again).toEqual({ step: 'otp', slotId: 7, sentAt: SENT_AT + 60_000 });
});

const anyEvent = fc.oneof(
  fc.constant<BookingEvent>({ type: 'continue' }),
  fc.constant<BookingEvent>({ type: 'back' }),
  fc.constant<BookingEvent>({ type: 'sms_failed' }),
  fc.constant<BookingEvent>({ type: 'slot_taken' }),
  fc.nat(9).map((slotId): BookingEvent => ({ type: 'slot_chosen', slotId })),
  fc.constant(CODE_SENT),
  fc.constant(BOOKED),
);
const anyStart = fc.record({ needsInfo: fc.boolean(), slotId: fc.option(fc.nat(9)) });

const EVENTS: readonly BookingEvent[] = [
  { type: 'continue' },
  { type: 'slot_chosen', slotId: 8 },
  { type: 'back' },
  CODE_SENT,
  { type: 'sms_failed' },
  { type: 'slot_taken' },
  BOOKED,
];

/** Returns the transitions from the states, as `step event step`. */
function transitionsFrom(states: readonly BookingState[]): string[] {
  return states.flatMap((state) =>
    EVENTS.filter((event) => nextStep(state, event) !== state).map(
      (event) => `${state.step} ${event.type} ${nextStep(state, event).step}`,
    ),
  );
}

test('a booking with a slot has exactly the transitions of the table', () => {
  const transitions = transitionsFrom([
    { step: 'info', slotId: 7 },
    { step: 'slots', slotId: 7 },
    { step: 'form', slotId: 7 },
    { step: 'otp', slotId: 7, sentAt: SENT_AT - 1 },
    { step: 'done', appointmentId: 5, hash: HASH },
  ]);
  expect(transitions).toEqual([
    'info continue form',
    'slots slot_chosen form',
    'slots back form',
    'form back slots',
    'form code_sent otp',
    'form slot_taken slots',
    'form booked done',
    'otp back form',
    'otp code_sent otp',
    'otp sms_failed form',
    'otp slot_taken slots',
    'otp booked done',
  ]);
});

test('a booking without a slot has exactly the transitions of the table', () => {
  const transitions = transitionsFrom([
    { step: 'info', slotId: null },
    { step: 'slots', slotId: null },
    { step: 'form', slotId: null },
  ]);
  expect(transitions).toEqual([
    'info continue slots',
    'slots slot_chosen form',
    'slots back form',
    'form back slots',
    'form slot_taken slots',
  ]);
});

test('a booking keeps the slot after every event, unless the slot is taken or changed', () => {
  fc.assert(
    fc.property(anyStart, fc.array(anyEvent, { maxLength: 12 }), (start, events) => {
      let state = startStep(start);
      for (const event of events) {
        const next = nextStep(state, event);
        if ('slotId' in state && 'slotId' in next) {
          const expected =
            next === state
              ? state.slotId
              : event.type === 'slot_taken'
                ? null
                : event.type === 'slot_chosen'
                  ? event.slotId
                  : state.slotId;
          expect(next.slotId).toBe(expected);
        }
        state = next;
      }
    }),
  );
});

test('a booking never reaches the code or the end without a slot', () => {
  fc.assert(
    fc.property(anyStart, fc.array(anyEvent, { maxLength: 12 }), (start, events) => {
      let state = startStep(start);
      for (const event of events) {
        const next = nextStep(state, event);
        if (next.step === 'otp') expect(next.slotId).not.toBeNull();
        if (next.step === 'done' && next !== state) {
          expect('slotId' in state && state.slotId !== null).toBe(true);
        }
        state = next;
      }
    }),
  );
});

test('a completed booking stays booked after any later event', () => {
  const done: BookingState = { step: 'done', appointmentId: 5, hash: HASH };
  fc.assert(fc.property(anyEvent, (event) => nextStep(done, event) === done));
});

test('secondsUntilResend allows another SMS after a minute', () => {
  expect(secondsUntilResend(SENT_AT, SENT_AT)).toBe(60);
  expect(secondsUntilResend(SENT_AT, SENT_AT + 100)).toBe(60);
  expect(secondsUntilResend(SENT_AT, SENT_AT + 59_001)).toBe(1);
  expect(secondsUntilResend(SENT_AT, SENT_AT + 60_000)).toBe(0);
  expect(secondsUntilResend(SENT_AT, SENT_AT + 600_000)).toBe(0);
  expect(secondsUntilResend(SENT_AT, SENT_AT - 3_600_000)).toBe(60);
});

test('remainingHoldMinutes rounds up to minutes, at least one until the hold ends', () => {
  expect(remainingHoldMinutes(SENT_AT + 300_000, SENT_AT - 500)).toBe(5);
  expect(remainingHoldMinutes(SENT_AT + 300_000, SENT_AT + 1)).toBe(5);
  expect(remainingHoldMinutes(SENT_AT + 300_000, SENT_AT + 240_000)).toBe(1);
  expect(remainingHoldMinutes(SENT_AT + 1, SENT_AT)).toBe(1);
  expect(remainingHoldMinutes(SENT_AT, SENT_AT)).toBe(0);
  expect(remainingHoldMinutes(SENT_AT, SENT_AT + 60_000)).toBe(0);
});
