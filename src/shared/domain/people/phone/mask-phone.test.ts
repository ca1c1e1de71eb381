import { expect, test } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { maskPhone } from './mask-phone.ts';

test('maskPhone shows the calling code and the last four digits', () => {
  const masked = (phone: string, country: 'hu' | 'kz' | 'ae') =>
    maskPhone(phone, countryOf(country).phone).replaceAll('\u00a0', ' ');
  expect(masked('+36201234567', 'hu')).toBe('+36 •• ••• 4567');
  expect(masked('+77011234567', 'kz')).toMatch(/^\+7 •.*45.?67$/);
  expect(masked('+971501234567', 'ae')).toMatch(/^\+971 •.*4567$/);
});
