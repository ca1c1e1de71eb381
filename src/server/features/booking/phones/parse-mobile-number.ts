import parsePhoneNumber from 'libphonenumber-js/mobile';
import type { Country } from '#shared/countries/country.ts';
import { isCompletePhone, normalizePhoneInput } from '#shared/domain/people/phone/phone.ts';
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
 * Parses a mobile number of the country in any common notation, and returns it in E.164.
 *
 * @throws MobileNumberError `phone_country` for a number of another country, `phone_invalid` for
 * anything that libphonenumber does not consider a mobile number.
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
  const normalized = normalizePhoneInput(raw, { callingCode, pattern: `${pattern}##` });
  const reparsed = isCompletePhone(normalized, country.phone)
    ? parsePhoneNumber(normalized, region)
    : undefined;
  if (reparsed?.isValid() === true && reparsed.country === region) return reparsed.number;
  const isForeign =
    typed?.countryCallingCode !== undefined && typed.countryCallingCode !== callingCode;
  throw new MobileNumberError(isForeign ? 'phone_country' : 'phone_invalid');
}
