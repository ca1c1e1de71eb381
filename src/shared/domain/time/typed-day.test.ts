import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';
import { dateOrderOf, parseTypedDay } from './typed-day.ts';

const options = { today: '2026-11-24', from: '2026-11-30', order: 'day_first' } as const;

describe('a typed day', () => {
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
    expect(parseTypedDay(text, { ...options, order: 'month_first' })).toBe(day);
  });

  test.each([
    ['25.9', '2026-09-25'],
    ['24.9', '2027-09-24'],
    ['1.8', '2027-08-01'],
  ])('%s without a year is %s: of the last two months, or to come', (text, day) => {
    expect(parseTypedDay(text, options)).toBe(day);
  });

  test('in January may be of the last year', () => {
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
  ])('"%s" is none', (text) => {
    expect(parseTypedDay(text, options)).toBeNull();
  });
});

test('dates are typed in the order of the country', () => {
  const orders = Object.values(COUNTRIES).map((country) => [country.code, dateOrderOf(country)]);
  expect(Object.fromEntries(orders)).toEqual({
    kz: 'day_first',
    kg: 'day_first',
    hu: 'month_first',
    ro: 'day_first',
    ae: 'day_first',
  });
});
