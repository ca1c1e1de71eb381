import parsePhoneNumber from 'libphonenumber-js/mobile';
import type { Country } from '#shared/countries/country.ts';
import { isCompletePhone, normalizePhoneInput } from '#shared/domain/people/phone.ts';
import { regionOf } from './regions.ts';

/** Why a phone cannot be used. */
export class MobileNumberError extends Error {
  readonly code: 'phone_invalid' | 'phone_country';

  constructor(code: MobileNumberError['code']) {
    super(code);
    this.name = 'MobileNumberError';
    this.code = code;
  }
}

/**
 * The E.164 form of a mobile number of the country, whatever way it was typed.
 *
 * @throws MobileNumberError `phone_country` for a number of another country, `phone_invalid` for
 * anything else that is no mobile number (libphonenumber's data for mobile numbers decides).
 */
export function parseMobileNumber(raw: string, country: Country): string {
  const region = regionOf(country.code);
  const typed = parsePhoneNumber(raw, region);
  if (typed?.isValid() === true) {
    if (typed.country !== region) throw new MobileNumberError('phone_country');
    return typed.number;
  }
  // A national prefix typed behind the calling code, as in +7 8 771 …, is read as people mean it.
  // The longer mask keeps digits too many, which must not be cut into somebody else's number.
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
