import { expect, test } from 'vitest';
import { isFirstDay, NEW_SERIES, seriesDays } from './series-plan.ts';

const LIMITS = { min: '2026-11-24', max: '2027-11-23' };

test.each([
  ['a week after an appointment of today', {}, '2026-11-24', 7, '2026-12-01'],
  ['two weeks after it', { interval: '14' }, '2026-11-24', 14, '2026-12-08'],
  ['after the typed days', { interval: 'other', days: '10' }, '2026-11-24', 10, '2026-12-04'],
  ['today, when the appointment is long over', {}, '2026-09-01', 7, '2026-11-24'],
  ['within the year, when the appointment is at its end', {}, '2027-11-20', 7, '2027-11-23'],
  ['on the typed day', { first: '2027-01-15' }, '2026-11-24', 7, '2027-01-15'],
] as const)('a series begins %s', (_when, changes, earlier, interval, first) => {
  expect(seriesDays({ ...NEW_SERIES, ...changes }, earlier, LIMITS)).toEqual({ interval, first });
});

test.each(['', '0', '181', '1.5', 'x'])(
  'a series with %j days in between is not complete',
  (days) => {
    const plan = { ...NEW_SERIES, interval: 'other', days } as const;
    expect(seriesDays(plan, '2026-11-24', LIMITS).interval).toBeNull();
  },
);

test('a series begins on a day that the desk books', () => {
  const days = ['2026-11-23', '2026-11-24', '2027-11-23', '2027-11-24', '15'];
  expect(days.map((day) => isFirstDay(day, LIMITS))).toEqual([false, true, true, false, false]);
});
