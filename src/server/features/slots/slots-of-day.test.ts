import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FreeDayRow } from './free-days.ts';
import { slotsOfDay, writeSlots } from './slots-of-day.ts';

const NOW = Date.parse('2026-10-25T07:10:00Z');
const id = fc.integer({ min: 1, max: 2_147_483_647 });

const freeDay: fc.Arbitrary<FreeDayRow> = fc.record({
  doctor_service_id: id,
  doctor_id: id,
  service_id: id,
  clinic_branch_id: id,
  schedule_id: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 ** 27 - 1 })),
  time_zone: fc.constantFrom('Europe/Budapest', 'Asia/Almaty', 'Asia/Dubai'),
  step_minutes: fc.constantFrom(5, 15, 30),
  lead_minutes: fc.constantFrom(0, 60, 1440),
  duration_minutes: fc.constantFrom(5, 30, 60),
  // Summer time begins and ends; one day is over.
  day: fc.constantFrom('2026-03-29', '2026-10-25', '2026-10-26', '2027-03-28', '2099-12-31'),
  free: fc
    .uniqueArray(fc.integer({ min: 0, max: 287 }), { maxLength: 40 })
    .map((steps) => steps.toSorted((a, b) => a - b).map((step) => step * 5)),
});

test('slots are written as JSON.stringify writes them', () => {
  fc.assert(
    fc.property(fc.array(freeDay, { maxLength: 6 }), (rows) => {
      const results = rows.flatMap((row) => slotsOfDay(row, NOW));
      expect(writeSlots(rows, NOW)).toBe(
        JSON.stringify({ count: results.length, next: null, previous: null, results }),
      );
    }),
  );
});
