import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay } from '#shared/i18n/format-date.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { epochDay, fromEpochDay } from './plain-date.ts';
import { parseTypedDay } from './typed-day.ts';

const options = { today: '2026-11-24', from: '2026-11-30', language: 'en' } as const;

test.each([
  ['3.12', '2026-12-03'],
  [' 3.12. ', '2026-12-03'],
  ['3/12', '2026-12-03'],
  ['03-12', '2026-12-03'],
  ['3 12', '2026-12-03'],
  ['3. 12.', '2026-12-03'],
  ['12.25', '2026-12-25'],
  ['3.12.2027', '2027-12-03'],
  ['3.12.27', '2027-12-03'],
  ['2027-12-03', '2027-12-03'],
  ['12/25/2026', '2026-12-25'],
  ['24', '2026-11-24'],
  ['25', '2026-11-25'],
  ['3', '2026-12-03'],
  ['31', '2026-12-31'],
  ['+7', '2026-12-07'],
  ['-1', '2026-11-29'],
])('%s is %s where the day is first', (text, day) => {
  expect(parseTypedDay(text, options)).toBe(day);
});

test.each([
  ['12.3', '2026-12-03'],
  ['12. 3.', '2026-12-03'],
  ['25.12', '2026-12-25'],
  ['12/3/2027', '2027-12-03'],
])('%s is %s where the month is first', (text, day) => {
  expect(parseTypedDay(text, { ...options, language: 'hu' })).toBe(day);
});

test.each([
  ['25.9', '2026-09-25'],
  ['24.9', '2027-09-24'],
  ['1.8', '2027-08-01'],
])('%s without a year is %s: of the last two months, or to come', (text, day) => {
  expect(parseTypedDay(text, options)).toBe(day);
});

test('a typed day in January may be of the last year', () => {
  expect(parseTypedDay('20.12', { ...options, today: '2027-01-10' })).toBe('2026-12-20');
});

test.each([
  '',
  '0',
  '32',
  '31.4',
  '0.5',
  '13.13',
  '3.12.1',
  '+1000',
  'kedd',
  '46000',
  '3.12 9:00',
  '9'.repeat(99),
])('the text "%s" is not a day', (text) => {
  expect(parseTypedDay(text, options)).toBeNull();
});

test.each([
  ['en', '3 Dec'],
  ['en', 'dec 3'],
  ['en', 'Thursday, 3 December 2026'],
  ['hu', 'dec. 3.'],
  ['hu', 'december 3'],
  ['ru', '3 декабря'],
  ['ru', '3 дек.'],
  ['ro', 'joi, 3 dec.'],
  ['kk', '3 желтоқсан'],
] as const)('a typed day may name its month (%s): %s', (language, text) => {
  expect(parseTypedDay(text, { ...options, language })).toBe('2026-12-03');
});

test.each(['3 Dezember', '3 4 Dec', 'Dec', '31 Nov', '3 Dec 2026 9:00'])(
  'a typed day whose month has a name is none: %s',
  (text) => {
    expect(parseTypedDay(text, options)).toBeNull();
  },
);

test('a typed day may begin with a Romanian Tuesday, whose short form is also that of March', () => {
  expect(parseTypedDay('mar., 1 dec.', { ...options, language: 'ro' })).toBe('2026-12-01');
});

test.each([
  ['3.9', { max: '2026-11-24' }, '2026-09-03'],
  ['25', { max: '2026-11-24' }, '2026-10-25'],
  ['25.12', { max: '2026-11-24' }, '2025-12-25'],
  ['3.2', { min: '2027-06-01' }, '2028-02-03'],
  ['25', { min: '2026-12-01' }, '2026-12-25'],
  ['1.12', { max: '2026-11-30', min: '2026-11-01' }, '2026-12-01'],
])('%s within %j is %s', (text, limits, day) => {
  expect(parseTypedDay(text, { ...options, ...limits })).toBe(day);
});

test('a typed day that is formatted in a language is read as the same day', () => {
  const days = fc.integer({ min: epochDay('1900-01-01'), max: epochDay('2199-12-31') });
  const styles = fc.constantFrom('numeric', 'year', 'full');
  fc.assert(
    fc.property(days, fc.constantFrom(...LANGUAGES), styles, (day, language, style) => {
      const date = fromEpochDay(day);
      const typed = formatDay(date, language, style);
      expect(parseTypedDay(typed, { today: options.today, language })).toBe(date);
    }),
  );
});
