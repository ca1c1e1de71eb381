import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  datesFrom,
  daysBetween,
  epochDay,
  fromEpochDay,
  isPlainDate,
  isoWeekOf,
  maxDate,
  weekdayOf,
} from './plain-date.ts';

const dates = fc
  .integer({ min: epochDay('1920-01-01'), max: epochDay('2100-12-31') })
  .map(fromEpochDay);

describe('isPlainDate', () => {
  it.each(['2026-11-24', '2024-02-29', '1900-01-01', '2199-12-31'])(
    'isPlainDate accepts %s',
    (value) => {
      expect(isPlainDate(value)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-1',
    '2026-11-24T00:00',
    '2026-11-24\n',
    '0000-01-01',
    '9999-12-31',
    '',
    null,
    undefined,
    20261124,
  ])('isPlainDate rejects %j', (value) => {
    expect(isPlainDate(value)).toBe(false);
  });

  it('isPlainDate accepts every result of date arithmetic', () => {
    fc.assert(fc.property(dates, (date) => isPlainDate(date)));
  });
});

test('addDays and daysBetween are consistent, across leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-24', '2026-11-20')).toBe(-4);
  fc.assert(
    fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test('weekdayOf returns ISO weekdays, even before 1970', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
  expect(weekdayOf('1969-12-31')).toBe(3);
  fc.assert(
    fc.property(dates, (date) => {
      expect(weekdayOf(date) % 7).toBe(new Date(`${date}T12:00Z`).getUTCDay());
    }),
  );
});

test('datesFrom lists consecutive days', () => {
  expect(datesFrom('2026-11-29', 4)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(datesFrom('2026-11-29', 0)).toEqual([]);
});

test('maxDate returns the later day', () => {
  expect(maxDate('2026-11-24', '2026-12-01')).toBe('2026-12-01');
  expect(maxDate('2026-12-01', '2026-11-24')).toBe('2026-12-01');
});

// The examples of ISO 8601, and the ends of a year with 53 weeks.
test.each([
  ['2026-11-23', 48],
  ['2026-12-28', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2008-12-29', 1],
  ['2010-01-03', 53],
])('isoWeekOf numbers the week of %s %d', (date, week) => {
  expect(isoWeekOf(date)).toBe(week);
});

test.each([
  ['2026-11-15', 1, '2026-12-15'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', -1, '2026-12-31'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s moved by %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
