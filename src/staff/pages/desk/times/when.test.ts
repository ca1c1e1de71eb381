import { expect, test } from 'vitest';
import { firstDay, type Distance } from './when.ts';

test.each<[Distance, string, string]>([
  ['now', '2026-11-29', '2026-11-29'],
  ['tomorrow', '2026-12-31', '2027-01-01'],
  ['next_week', '2026-11-29', '2026-11-30'],
  ['next_week', '2026-11-30', '2026-12-07'],
  ['two_weeks', '2026-11-29', '2026-12-13'],
  ['one_month', '2027-01-31', '2027-02-28'],
  ['three_months', '2026-11-30', '2027-02-28'],
  ['six_months', '2026-11-29', '2027-05-29'],
])('the distance %s begins, seen from %s, on %s', (distance, today, expected) => {
  expect(firstDay({ part: 'any', distance, date: '' }, today)).toBe(expected);
});

test('a date begins on its day, and a text that is no day nowhere', () => {
  const typed = (date: string) => firstDay({ part: 'any', distance: 'date', date }, '2026-11-29');
  expect(typed('2027-03-01')).toBe('2027-03-01');
  expect(typed('3.')).toBeNull();
});
