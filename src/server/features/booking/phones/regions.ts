import type { CountryCode } from '#shared/countries/codes.ts';

/** Returns libphonenumber's code of a country. */
export function regionOf(country: CountryCode): Uppercase<CountryCode> {
  return country.toUpperCase() as Uppercase<CountryCode>;
}
