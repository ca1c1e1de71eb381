import { expect, test } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { phoneAsDialled } from './phone-as-dialled.ts';

test.each([
  ['hu', '+36 1 234 5678', '(06 1) 234 5678'],
  ['ro', '+40 21 312 3456', '021 312 3456'],
  ['kz', '+7 701 222 33 44', '8 (701) 222 3344'],
  ['hu', '+43 1 5134567', '+43 1 5134567'],
] as const)('in %s the phone %s is dialled as %s', (country, phone, dialled) => {
  expect(phoneAsDialled(phone, countryOf(country))).toBe(dialled);
});
