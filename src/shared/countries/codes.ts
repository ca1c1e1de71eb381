/** The countries of Vizit, by ISO 3166-1 alpha-2 code in lower case. Each has its own database. */
export const COUNTRY_CODES = ['kz', 'kg', 'hu', 'ro', 'ae'] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number];

export function isCountryCode(value: unknown): value is CountryCode {
  return COUNTRY_CODES.includes(value as CountryCode);
}
