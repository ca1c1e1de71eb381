import type { CountryCode } from '#shared/countries/codes.ts';

/** What a visit costs in a country, in whole units of its currency. */
export interface PriceLevel {
  /** An ordinary first visit to a specialist. */
  readonly usual: number;
  /** The bounds of first visits; procedures may cost more or less. */
  readonly least: number;
  readonly most: number;
  /** Clinics ask for multiples of this. */
  readonly roundTo: number;
}

export const PRICE_LEVELS = {
  kz: { usual: 14_000, least: 8_000, most: 25_000, roundTo: 500 },
  kg: { usual: 1_500, least: 800, most: 3_000, roundTo: 50 },
  hu: { usual: 26_000, least: 15_000, most: 45_000, roundTo: 1_000 },
  ro: { usual: 330, least: 200, most: 600, roundTo: 10 },
  ae: { usual: 480, least: 250, most: 900, roundTo: 10 },
} as const satisfies Record<CountryCode, PriceLevel>;
