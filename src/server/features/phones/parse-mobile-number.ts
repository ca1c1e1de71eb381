import parsePhoneNumber from 'libphonenumber-js/mobile';
import type { Country } from '#shared/countries/country.ts';
import { isCompletePhone, normalizePhoneInput } from '#shared/domain/people/phone.ts';
import { regionOf } from './regions.ts';

/** The reason why a phone is rejected. */
export class MobileNumberError extends Error {
  readonly code: 'phone_invalid' | 'phone_country';

  constructor(code: MobileNumberError['code']) {
    super(code);
    this.name = 'MobileNumberError';
    this.code = code;
  }
}

/**
 * Returns a mobile number of the country in E.164, from any way of typing it.
 *
 * @throws MobileNumberError `phone_country` for a number of another country, `phone_invalid` for
 * anything that is no mobile number by libphonenumber's data.
 */
export function parseMobileNumber(raw: string, country: Country): string {
  const region = regionOf(country.code);
  const typed = parsePhoneNumber(raw, region);
  if (typed?.isValid() === true) {
    if (typed.country !== region) throw new MobileNumberError('phone_country');
    return typed.number;
  }
  // Accepts a national prefix after the calling code, as in +7 8 771 ….
  // The longer mask keeps surplus digits: cutting them could give another person's number.
  const { callingCode, pattern } = country.phone;
  const meant = normalizePhoneInput(raw, { callingCode, pattern: `${pattern}##` });
  const reread = isCompletePhone(meant, country.phone)
    ? parsePhoneNumber(meant, region)
    : undefined;
  if (reread?.isValid() === true && reread.country === region) return reread.number;
  const isForeign =
    typed?.countryCallingCode !== undefined && typed.countryCallingCode !== callingCode;
  throw new MobileNumberError(isForeign ? 'phone_country' : 'phone_invalid');
}
