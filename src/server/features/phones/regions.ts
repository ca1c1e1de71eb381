import type { CountryCode as RegionCode } from 'libphonenumber-js';
import type { CountryCode } from '#shared/countries/codes.ts';

/** The countries as libphonenumber names them. */
export const REGIONS = {
  kz: 'KZ',
  kg: 'KG',
  hu: 'HU',
  ro: 'RO',
  ae: 'AE',
} as const satisfies Record<CountryCode, RegionCode>;
