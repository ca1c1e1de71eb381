import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { places } from '#server/features/clinic-data/starter/data/places.ts';
import { clinicPhone } from './clinic-phone.ts';

const cities = COUNTRY_CODES.flatMap((country) =>
  places[country].map(({ slug }) => [country, slug] as const),
);

test.each(cities)('in %s clinics of %s have fictitious numbers of the country', (code, city) => {
  const country = countryOf(code);
  const phone = clinicPhone(city, 123) ?? '';
  expect(phone).toMatch(/^\+[\d ]+$/);
  expect(phone.startsWith(`+${country.phone.callingCode} `)).toBe(true);
  expect(phone.replaceAll(' ', '')).toMatch(/0123$/);
  expect(clinicPhone(city, 124)).not.toBe(phone);
  // A local number does not begin with 0.
  expect(phone).toMatch(/ 0+/);
});
