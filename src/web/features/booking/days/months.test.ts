import { expect, test } from 'vitest';
import { firstOfMonth, firstOfNextMonth } from './months.ts';

test.each([
  ['2026-11-21', '2026-11-01', '2026-12-01'],
  ['2026-12-31', '2026-12-01', '2027-01-01'],
  ['2026-01-31', '2026-01-01', '2026-02-01'],
  ['2028-02-29', '2028-02-01', '2028-03-01'],
])('the month of %s begins on %s and the next on %s', (date, first, next) => {
  expect(firstOfMonth(date)).toBe(first);
  expect(firstOfNextMonth(date)).toBe(next);
});
