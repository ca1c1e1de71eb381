import { expect, test } from 'vitest';
import { deskColumn, deskDoctor } from '#tests/support/web/desk-day.ts';
import { buildDay } from '../model/day/day-model.ts';
import { filterDay, knownFilter, NO_FILTER } from './doctor-filter.ts';

const doctors = [1, 2, 3, 4].map((id) => ({ ...deskDoctor(id), specialty_id: id > 2 ? 9 : 8 }));
const columns = [1, 2, 3, 4].map(deskColumn);
const day = buildDay({ day: '2026-11-24', columns, appointments: [] }, doctors);

test.each([
  ['doctors', { doctors: [2], specialties: [] }, [2]],
  ['specialties', { doctors: [], specialties: [9] }, [3, 4]],
  ['doctors and specialties', { doctors: [2], specialties: [9] }, [2, 3, 4]],
])('a filter by %s shows their columns', (_, filter, shown) => {
  expect(filterDay(day, filter, []).columns.map((each) => each.schedule_id)).toEqual(shown);
});

test('a column in use is shown whatever the filter', () => {
  const filter = { doctors: [2], specialties: [] };
  const shown = filterDay(day, filter, [4, null]).columns;
  expect(shown.map((each) => each.schedule_id)).toEqual([2, 4]);
});

test('a day without a filter is the same one, so that nothing is rendered again', () => {
  expect(filterDay(day, NO_FILTER, [1])).toBe(day);
});

test('a filter by a doctor who has left shows everyone', () => {
  const filter = knownFilter({ doctors: [77], specialties: [78] }, doctors);
  expect(filterDay(day, filter, [])).toBe(day);
});
