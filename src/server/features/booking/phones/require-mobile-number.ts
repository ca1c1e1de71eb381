import type { Country } from '#shared/countries/country.ts';
import { noBreakPhone } from '#shared/domain/people/phone/phone.ts';
import { validationError, type ErrorText, type FieldError } from '#server/http/http-error.ts';
import { MobileNumberError, parseMobileNumber } from './parse-mobile-number.ts';

/** Returns the number in E.164, or the field error. */
export function checkMobileNumber(
  raw: string,
  country: Country,
  attr: string,
): string | FieldError {
  try {
    return parseMobileNumber(raw, country);
  } catch (error) {
    if (!(error instanceof MobileNumberError)) throw error;
    const { code } = error;
    if (code !== 'phone_country') return { code, attr };
    const text: ErrorText = {
      namespace: 'booking',
      key: `errors.phoneCountry.${country.code}`,
    };
    const params = { example: noBreakPhone(country.phoneExample) };
    return { code, attr, params, text };
  }
}

/** Returns the number in E.164. Throws a 400 that names the field for an invalid one. */
export function requireMobileNumber(raw: string, country: Country, attr: string): string {
  const checked = checkMobileNumber(raw, country, attr);
  if (typeof checked === 'string') return checked;
  throw validationError(checked);
}
