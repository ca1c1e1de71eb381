import { expect, test } from 'vitest';
import {
  changeDatePart,
  daysInMonth,
  joinDate,
  lastDay,
  lastMonth,
  splitDate,
} from './date-parts.ts';

const LAST = '2026-11-23';

test('a date is converted to parts and back', () => {
  expect(splitDate('1987-02-09')).toEqual({ year: '1987', month: '2', day: '9' });
  expect(joinDate({ year: '1987', month: '2', day: '9' })).toBe('1987-02-09');
});

test('joining date parts returns null while a part is missing', () => {
  expect(joinDate({ year: '1987', month: '', day: '9' })).toBeNull();
  expect(splitDate(null)).toEqual({ year: '', month: '', day: '' });
});

test.each([
  ['1999', '2', 28],
  ['2000', '2', 29],
  ['1900', '2', 28],
  ['', '2', 29],
  ['2001', '4', 30],
  ['2001', '12', 31],
  ['', '', 31],
])('year %j, month %j has %i days', (year, month, days) => {
  expect(daysInMonth({ year, month, day: '' })).toBe(days);
});

test('changing the month clears a day that the new month does not have', () => {
  const chosen = { year: '2001', month: '1', day: '31' };
  expect(changeDatePart(chosen, { month: '2' }, LAST)).toEqual({
    year: '2001',
    month: '2',
    day: '',
  });
  expect(changeDatePart(chosen, { month: '3' }, LAST)).toEqual({
    year: '2001',
    month: '3',
    day: '31',
  });
});

test('changing the year clears 29 February in a year without one', () => {
  const chosen = { year: '2000', month: '2', day: '29' };
  expect(changeDatePart(chosen, { year: '2001' }, LAST).day).toBe('');
});

test('the months and days of a date end at the last day', () => {
  const parts = { year: '2026', month: '11', day: '' };
  expect(lastMonth(parts, LAST)).toBe(11);
  expect(lastDay(parts, LAST)).toBe(23);
  expect(lastDay({ ...parts, month: '10' }, LAST)).toBe(31);
  expect(lastMonth({ ...parts, year: '2025' }, LAST)).toBe(12);
  expect(lastDay({ ...parts, year: '2025' }, LAST)).toBe(30);
});

test('changing a part clears a month or day after the last day', () => {
  const chosen = { year: '2025', month: '12', day: '31' };
  const inNovember = { year: '2025', month: '11', day: '24' };
  const lastYear = { year: '2026' };
  expect(changeDatePart(chosen, lastYear, LAST)).toEqual({ year: '2026', month: '', day: '31' });
  expect(changeDatePart(inNovember, lastYear, LAST).day).toBe('');
});
