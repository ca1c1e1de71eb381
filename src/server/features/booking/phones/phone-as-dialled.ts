import parsePhone from 'libphonenumber-js/max';
import type { Country } from '#shared/countries/country.ts';

/** Returns a number as it is dialled in a country, `(06 1) 234 5678`; one of another country in international form. */
export function phoneAsDialled(phone: string, country: Country): string {
  const parsed = parsePhone(phone);
  const isOwn = parsed?.countryCallingCode === country.phone.callingCode;
  return parsed === undefined || !isOwn ? phone : parsed.formatNational();
}
