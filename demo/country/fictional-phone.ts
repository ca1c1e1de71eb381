import type { Country } from '#shared/countries/country.ts';
import type { Random } from '../random.ts';

/** Returns an unassigned number: no country has subscriber numbers that begin with 00. */
export function fictionalPhone(random: Random, { phone }: Pick<Country, 'phone'>): string {
  const digits = phone.pattern.replace(/[^#]/g, '').length;
  return `+${phone.callingCode}${String(random.integer(0, 999_999)).padStart(digits, '0')}`;
}
