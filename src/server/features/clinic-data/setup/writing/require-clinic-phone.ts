import parsePhone from 'libphonenumber-js/max';
import type { Country } from '#shared/countries/country.ts';
import { PHONE_PATTERN } from '#shared/domain/clinic-data/content/content-fields.ts';
import { phoneNumberError } from '#server/features/booking/phones/parse-phone-number.ts';
import { regionOf } from '#server/features/booking/phones/regions.ts';
import { validationError } from '#server/http/http-error.ts';

const INTERNATIONAL = new RegExp(PHONE_PATTERN);

/**
 * Returns a phone of a clinic, mobile or not, with the calling code and the spaces it is read with. It may be
 * typed as it is dialled in the country. Throws a 400 for a text that is no phone.
 */
export function requireClinicPhone(raw: string, country: Country, attr: string): string {
  const typed = raw.trim();
  const phone = parsePhone(typed, { defaultCountry: regionOf(country.code), extract: false });
  if (phone?.isValid() === true && phone.ext === undefined) {
    return phone.formatInternational().replace(/[^+\d]+/g, ' ');
  }
  // Numbers are newer than any list of them: one with its calling code is taken as it is.
  if (INTERNATIONAL.test(typed)) return typed;
  throw validationError(phoneNumberError(attr));
}
