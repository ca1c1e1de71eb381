import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { compactSlots, expandSlots } from './compact-slots.ts';

const START = Date.UTC(2026, 9, 24);

/** A slot a number of minutes after the start, at an offset from UTC in hours. */
function slotAt(minute: number, hours: number) {
  const startsAt = START + minute * 60_000;
  const local = new Date(startsAt + hours * 3_600_000).toISOString().slice(0, 19);
  return { id: encodeSlotId(7, startsAt), datetime: `${local}+0${hours}:00` };
}

test('slots are the same after they were compact, before, during and after a change of the clock', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 5 * 24 * 60 }), { maxLength: 40 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 4 * 24 * 60 }), (all, change) => {
      const slots = all
        .toSorted((a, b) => a - b)
        .map((minute) => slotAt(minute, minute < change ? 2 : 1));
      const sent: unknown = JSON.parse(JSON.stringify(compactSlots(slots)));
      expect(expandSlots(sent as ReturnType<typeof compactSlots>)).toEqual(slots);
    }),
  );
});

test('a day of slots is sent as the first and the minutes between them', () => {
  const slots = [480, 510, 600].map((minute) => slotAt(minute, 1));
  expect(compactSlots(slots)).toEqual({ first: slots[0], steps: [30, 90] });
});

test('slots whose ids do not count minutes are sent as they are', () => {
  const slots = [slotAt(480, 1), { ...slotAt(510, 1), id: 5 }];
  expect(compactSlots(slots)).toBe(slots);
});
