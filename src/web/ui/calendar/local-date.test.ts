import { expect, test } from 'vitest';
import { addMonths, toLocalDate, toPlainDate } from './local-date.ts';

test.each(['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29', '1999-12-31'])(
  'the day %s is unchanged after conversion to a Date and back',
  (date) => {
    expect(toPlainDate(toLocalDate(date))).toBe(date);
    expect(toLocalDate(date).getDate()).toBe(Number(date.slice(8)));
  },
);

test('adding months crosses years and returns the first of the month', () => {
  expect(toPlainDate(addMonths(toLocalDate('2026-01-31'), -1))).toBe('2025-12-01');
  expect(toPlainDate(addMonths(toLocalDate('2026-12-31'), 1))).toBe('2027-01-01');
});
