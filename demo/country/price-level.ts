import type { CountryCode } from '#shared/countries/codes.ts';

/** The price range of appointments in a country, in whole units of its currency. */
export interface PriceLevel {
  /** The typical price of a first consultation with a specialist. */
  readonly typical: number;
  /** The bounds for consultations; procedures may cost more or less. */
  readonly min: number;
  readonly max: number;
  /** Prices are multiples of this. */
  readonly roundTo: number;
}

export const PRICE_LEVELS = {
  kz: { typical: 14_000, min: 8_000, max: 25_000, roundTo: 500 },
  kg: { typical: 1_500, min: 800, max: 3_000, roundTo: 50 },
  hu: { typical: 26_000, min: 15_000, max: 45_000, roundTo: 1_000 },
  ro: { typical: 330, min: 200, max: 600, roundTo: 10 },
  ae: { typical: 480, min: 250, max: 900, roundTo: 10 },
} as const satisfies Record<CountryCode, PriceLevel>;
