import { expect, test } from 'vitest';
import type { Slot } from '#shared/contract/booking/slots.ts';
import { daysOfSlots } from './days-of-slots.ts';

const slotAt = (datetime: string): Slot => ({
  id: Date.parse(datetime) / 60_000,
  datetime,
  service: 1,
  clinic_branch: 1,
  doctor: 1,
  doctor_service: 1,
});

test('daysOfSlots returns four days with their slots, including empty days', () => {
  const days = daysOfSlots(
    [slotAt('2026-11-25T09:00:00+01:00'), slotAt('2026-11-24T14:30:00+01:00')],
    '2026-11-24',
  );
  expect(days.map((day) => [day.date, day.slots.map((slot) => slot.minuteOfDay)])).toEqual([
    ['2026-11-24', [14 * 60 + 30]],
    ['2026-11-25', [9 * 60]],
    ['2026-11-26', []],
    ['2026-11-27', []],
  ]);
});

test('daysOfSlots assigns a slot to its day in the clinic, not in UTC', () => {
  const [first, second] = daysOfSlots(
    [slotAt('2026-11-25T00:30:00+05:00'), slotAt('2026-11-24T23:30:00-05:00')],
    '2026-11-24',
  );
  expect(first?.slots.map((slot) => slot.minuteOfDay)).toEqual([23 * 60 + 30]);
  expect(second?.slots.map((slot) => slot.minuteOfDay)).toEqual([30]);
});

test('daysOfSlots sorts slots by instant across the change to winter time', () => {
  const [day] = daysOfSlots(
    [
      slotAt('2026-10-25T02:30:00+01:00'),
      slotAt('2026-10-25T02:45:00+02:00'),
      slotAt('2026-10-25T01:00:00+02:00'),
    ],
    '2026-10-25',
  );
  expect(day?.slots.map((slot) => slot.minuteOfDay)).toEqual([60, 165, 150]);
});

test('daysOfSlots omits slots of other days', () => {
  const days = daysOfSlots([slotAt('2026-11-28T09:00:00+01:00')], '2026-11-24');
  expect(days.every((day) => day.slots.length === 0)).toBe(true);
});
