import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { decodeSlotId, encodeSlotId } from './slot-id.ts';

const START = Date.UTC(2020, 0, 1);

test('decodeSlotId returns the schedule and minute of every encoded slot, whose id is a safe integer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 27 - 1 }),
      fc.integer({ min: 0, max: 2 ** 26 - 1 }),
      (scheduleId, minute) => {
        const startsAt = START + minute * 60_000;
        const id = encodeSlotId(scheduleId, startsAt);
        expect(Number.isSafeInteger(id)).toBe(true);
        expect(decodeSlotId(id)).toEqual({ scheduleId, startsAt });
      },
    ),
  );
});

test('encodeSlotId computes the same id as SQL', () => {
  const id = encodeSlotId(149_931, Date.UTC(2026, 10, 24, 9, 30));
  const minutes = BigInt((Date.UTC(2026, 10, 24, 9, 30) - START) / 60_000);
  expect(BigInt(id)).toBe((149_931n << 26n) + minutes);
});

test('decodeSlotId maps every number to null or exactly one slot', () => {
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.double()), (id) => {
      const slot = decodeSlotId(id);
      if (slot !== null) expect(encodeSlotId(slot.scheduleId, slot.startsAt)).toBe(id);
    }),
  );
});

it.each([0, -1, 1.5, 2 ** 26 - 1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'decodeSlotId returns null for %d',
  (id) => {
    expect(decodeSlotId(id)).toBeNull();
  },
);

it.each([
  ['schedule 0', 0, START],
  ['a schedule that is too large', 2 ** 27, START],
  ['a fractional schedule', 1.5, START],
  ['a time before 2020', 1, START - 60_000],
  ['a time beyond the bits', 1, START + 2 ** 26 * 60_000],
  ['seconds', 1, START + 1000],
])('encodeSlotId throws for %s', (_, scheduleId, startsAt) => {
  expect(() => encodeSlotId(scheduleId, startsAt)).toThrow(RangeError);
});
