import parsePhone from 'libphonenumber-js/max';
import type { Country } from '#shared/countries/country.ts';
import { regionOf } from './regions.ts';

/**
 * The E.164 form of a number of any country, mobile or not, or null when there is no such number.
 * Without a calling code it is read as one of the site's country.
 */
export function parsePhoneNumber(raw: string, country: Country): string | null {
  const phone = parsePhone(raw, { defaultCountry: regionOf(country.code), extract: false });
  return phone?.isValid() === true ? phone.number : null;
}
