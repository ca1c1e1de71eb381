import { expect, test } from 'vitest';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { requireClinicPhone } from './require-clinic-phone.ts';

const read = (country: CountryCode, text: string) =>
  requireClinicPhone(text, countryOf(country), 'phone');

test.each([
  ['hu', '06 1 234 5678', '+36 1 234 5678'],
  ['hu', ' (06-1) 234-5678 ', '+36 1 234 5678'],
  ['hu', '06201234567', '+36 20 123 4567'],
  ['hu', '+36 1 234 5678', '+36 1 234 5678'],
  ['kz', '8 727 222 33 44', '+7 7272 22 33 44'],
  ['ro', '021 312 3456', '+40 21 312 3456'],
  ['hu', '+43 1 5134567', '+43 1 5134567'],
  // No list of numbers has it yet.
  ['hu', '+36 1 000 0123', '+36 1 000 0123'],
] as const)('the phone of a clinic in %s may be typed as "%s"', (country, text, stored) => {
  expect(read(country, text)).toBe(stored);
});

test.each(['12', '06 1 234', 'call +36 1 234 5678', '+36 1 234 5678 ext. 12'])(
  'the text "%s" is no phone of a clinic',
  (text) => {
    expect(() => read('hu', text)).toThrow('phone: phone_invalid');
  },
);
