import type { CountryCode } from '#shared/countries/codes.ts';

/** Returns the code by which libphonenumber knows a country. */
export function regionOf(country: CountryCode): Uppercase<CountryCode> {
  return country.toUpperCase() as Uppercase<CountryCode>;
}
