import type { Country } from '#shared/countries/country.ts';
import { invalid } from '#server/request-error.ts';
import { MobileNumberError, parseMobileNumber } from './parse-mobile-number.ts';

/** The number in E.164, however it was typed. Refuses another with a 400 that names the field. */
export function requireMobileNumber(raw: string, country: Country, attr: string): string {
  try {
    return parseMobileNumber(raw, country);
  } catch (error) {
    if (error instanceof MobileNumberError) throw invalid({ code: error.code, attr });
    throw error;
  }
}
