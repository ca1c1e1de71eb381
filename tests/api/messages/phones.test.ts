import { expect, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';
import { parseMobileNumber } from '#server/features/booking/phones/parse-mobile-number.ts';

test.each([
  ['kz', '+7 771 000 99 98', '+77710009998'],
  ['kz', '87710009998', '+77710009998'],
  ['kz', '+787710009998', '+77710009998'],
  ['kg', '0700 123 456', '+996700123456'],
  ['hu', '06 20 123 4567', '+36201234567'],
  ['hu', '0036 20 123 4567', '+36201234567'],
  ['hu', '20/123-4567', '+36201234567'],
  ['ro', '+40 0712 034 567', '+40712034567'],
  ['ro', '0712034567', '+40712034567'],
  ['ae', '050 123 4567', '+971501234567'],
] as const)('in %s, the mobile number %s is stored as %s', (country, typed, stored) => {
  expect(parseMobileNumber(typed, COUNTRIES[country])).toBe(stored);
});

test.each([
  ['kz', '+79161234567', 'phone_country'],
  ['kz', '+7727123456', 'phone_invalid'],
  ['hu', '+3612345678', 'phone_invalid'],
  ['ro', '+40212345678', 'phone_invalid'],
  ['ae', '+97141234567', 'phone_invalid'],
  ['ae', '+36201234567', 'phone_country'],
  ['hu', '', 'phone_invalid'],
] as const)('in %s, the mobile number %s is rejected', (country, typed, code) => {
  expect(() => parseMobileNumber(typed, COUNTRIES[country])).toThrow(code);
});
