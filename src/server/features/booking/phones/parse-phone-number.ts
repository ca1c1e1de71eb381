import parsePhone from 'libphonenumber-js/max';
import type { Country } from '#shared/countries/country.ts';
import type { FieldError } from '#server/http/http-error.ts';
import { regionOf } from './regions.ts';

/**
 * Returns a phone number of any country in E.164, mobile or not, or null for an invalid one. A number
 * without a calling code belongs to the site's country.
 */
export function parsePhoneNumber(raw: string, country: Country): string | null {
  const phone = parsePhone(raw, { defaultCountry: regionOf(country.code), extract: false });
  return phone?.isValid() === true ? phone.number : null;
}

/** Returns the error of a phone that need not be mobile. */
export function phoneNumberError(attr: string): FieldError {
  return {
    code: 'phone_invalid',
    attr,
    text: { namespace: 'errors', key: 'phone_number_invalid' },
  };
}
