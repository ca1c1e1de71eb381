import { expect, test } from 'vitest';
import { dateOrderOf, parseDate, parseTime, parseTimes } from './parse-moment.ts';

test.each([
  ['2026-11-30', '2026-11-30', ''],
  ['2026. 11. 30.', '2026-11-30', ''],
  ['2026.11.30. 9:30', '2026-11-30', '9:30'],
  ['30.11.2026', '2026-11-30', ''],
  ['30/11/26', '2026-11-30', ''],
  ['Пн, 30.11.2026 14:00', '2026-11-30', '14:00'],
  ['2026-11-30T14:00', '2026-11-30', '14:00'],
  ['30-Nov-26', '2026-11-30', ''],
  ['30-Nov-2026 9:30', '2026-11-30', '9:30'],
  ['November 30, 2026', '2026-11-30', ''],
  ['Mon, 30th Nov 2026', '2026-11-30', ''],
  ['2026. november 30.', '2026-11-30', ''],
  ['2026. nov. 30. 9:30', '2026-11-30', '9:30'],
  ['30 ноября 2026', '2026-11-30', ''],
  ['понедельник, 30 ноября 2026 г. 14:00', '2026-11-30', '14:00'],
  ['30 нояб. 2026 года', '2026-11-30', ''],
  ['3-май-26', '2026-05-03', ''],
  ['30 noiembrie 2026', '2026-11-30', ''],
  ['luni, 3 mart. 2026', '2026-03-03', ''],
  ['30 қараша 2026', '2026-11-30', ''],
  ['2026 жылғы 30 қараша', '2026-11-30', ''],
  ['2026 ж. 30 қараша, 14:00', '2026-11-30', '14:00'],
  ['46356', '2026-11-30', ''],
  ['46356.395833', '2026-11-30', '0.395833'],
])('parseDate reads %s as a date', (text, date, rest) => {
  expect(parseDate(text, 'day_first')).toEqual({ date, rest });
});

test.each([
  '30 Foo 2026',
  '31 November 2026',
  '30 ноября',
  '30 ноября 14:00',
  '30 Nov - 15 Dec 2026',
  '2026. november',
  '2026. november 9:30',
  'Ju 30, 2026',
  'ию-30-2026',
  '',
  'tomorrow',
  '31.02.2026',
  '11/30/2026',
  '2026-11',
  '1',
  '+36301234567',
  '9:30',
])('parseDate reads no date from "%s"', (text) => {
  expect(parseDate(text, 'day_first')).toBeNull();
});

test('dates are month first only if one proves it and none the contrary', () => {
  expect(dateOrderOf(['03/04/2026', '11/30/2026'])).toBe('month_first');
  expect(dateOrderOf(['03/04/2026'])).toBe('day_first');
  expect(dateOrderOf(['30/11/2026', '11/30/2026'])).toBe('day_first');
  expect(parseDate('11/30/2026', 'month_first')?.date).toBe('2026-11-30');
});

test.each([
  ['9:30', 570],
  ['09.30', 570],
  ['9h05', 545],
  ['14:30:00', 870],
  ['2:30 PM', 870],
  ['12:15 a.m.', 15],
  ['2 pm', 840],
  ['0.395833333', 570],
  ['0:00', 0],
])('parseTime reads %s as a time', (text, minute) => {
  expect(parseTime(text)).toBe(minute);
});

test.each([
  ['2026-12-14T23:00:00.000Z', null],
  ['2026-12-15T00:00:00Z', '2026-12-15'],
  ['2026-12-15T12:00:00Z', '2026-12-15'],
  ['2026-12-15T09:30:00', '2026-12-15'],
  ['2026-12-15T00:00:00+01:00', '2026-12-15'],
])('parseDate reads %s as the day %s: an instant in UTC may be of another day', (text, date) => {
  expect(parseDate(text, 'day_first')?.date ?? null).toBe(date);
});

test.each(['', '9', '24:00', '9:60', '13 pm', '9:5', '1.5'])(
  'parseTime reads no time from "%s"',
  (text) => {
    expect(parseTime(text)).toBeNull();
  },
);

test('parseTimes reads a span of time', () => {
  expect(parseTimes('9:30 – 10:15')).toEqual({ starts: 570, ends: 615 });
  expect(parseTimes('9:30')).toEqual({ starts: 570, ends: null });
  expect(parseTimes('9:30-')).toBeNull();
});
