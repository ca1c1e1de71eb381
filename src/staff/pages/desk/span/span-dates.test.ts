import { expect, test } from 'vitest';
import { weekOf, weeksOfMonth } from './span-dates.ts';

test('a week begins on the first weekday of the language', () => {
  expect(weekOf('2026-11-29', 1)[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-29', 7)[0]).toBe('2026-11-29');
  expect(weekOf('2026-11-23', 1)).toHaveLength(7);
});

test.each([
  ['2026-11-15', '2026-10-26', 6],
  ['2027-02-10', '2027-02-01', 4],
  ['2026-12-31', '2026-11-30', 5],
])('the month of %s is shown in whole weeks from %s', (day, first, count) => {
  const weeks = weeksOfMonth(day, 1);
  expect(weeks[0]?.[0]).toBe(first);
  expect(weeks).toHaveLength(count);
});
