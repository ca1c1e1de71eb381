import type { CountryCode } from '#shared/countries/codes.ts';

/** A mobile number as it is written in each country, for hints: nobody's, but of a real shape. */
export const PHONE_EXAMPLES = {
  kz: '+7 701 234 56 78',
  kg: '+996 700 123 456',
  hu: '+36 20 123 4567',
  ro: '+40 712 345 678',
  ae: '+971 50 123 4567',
} as const satisfies Record<CountryCode, string>;
