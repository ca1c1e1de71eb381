import { readInteger, type Variables } from './read-variables.ts';

/** How much strangers may ask for before they are told to wait. */
export interface Limits {
  /** One-time codes to one phone in ten minutes; half of them when one address asks. */
  readonly codesPerPhone: number;
  /** One-time codes that one address may ask for in an hour, whatever the phones. */
  readonly codesPerAddress: number;
  /** One-time codes to ten thousand neighbouring numbers in an hour; a third for one address. */
  readonly codesPerPrefix: number;
  /** One-time codes to all phones of the country in an hour. */
  readonly codesPerCountry: number;
  /** Bookings for one phone in an hour, where nobody has to prove to hold it. */
  readonly bookingsPerPhone: number;
  /** The same of one address. */
  readonly bookingsPerAddress: number;
  /** The same for ten thousand neighbouring numbers. */
  readonly bookingsPerPrefix: number;
  /** Searches of one address in ten minutes. */
  readonly searchesPerAddress: number;
}

/**
 * Enough for a family at one phone and a ward or a mobile operator behind one address, too little
 * to make a premium number pay.
 */
export const DEFAULT_LIMITS: Limits = {
  codesPerPhone: 6,
  codesPerAddress: 60,
  codesPerPrefix: 200,
  codesPerCountry: 5000,
  bookingsPerPhone: 12,
  bookingsPerAddress: 120,
  bookingsPerPrefix: 200,
  searchesPerAddress: 6000,
};

const VARIABLES: Readonly<Record<keyof Limits, string>> = {
  codesPerPhone: 'CODES_PER_PHONE',
  codesPerAddress: 'CODES_PER_ADDRESS',
  codesPerPrefix: 'CODES_PER_PREFIX',
  codesPerCountry: 'CODES_PER_COUNTRY',
  bookingsPerPhone: 'BOOKINGS_PER_PHONE',
  bookingsPerAddress: 'BOOKINGS_PER_ADDRESS',
  bookingsPerPrefix: 'BOOKINGS_PER_PREFIX',
  searchesPerAddress: 'SEARCHES_PER_ADDRESS',
};
/** Whoever only tries the product books more than any patient. */
const UNTIL_PRODUCTION = {
  bookingsPerPhone: 1_000_000,
  bookingsPerAddress: 1_000_000,
  bookingsPerPrefix: 1_000_000,
} satisfies Partial<Limits>;

const RANGE = { min: 1, max: 1_000_000_000 };

/**
 * @throws ConfigError for anything but whole numbers.
 */
export function readLimits(env: Variables, isProduction: boolean): Limits {
  const limits: { -readonly [Name in keyof Limits]: number } = {
    ...DEFAULT_LIMITS,
    ...(isProduction ? {} : UNTIL_PRODUCTION),
  };
  for (const name of Object.keys(DEFAULT_LIMITS) as (keyof Limits)[]) {
    limits[name] = readInteger(env, VARIABLES[name], RANGE) ?? limits[name];
  }
  return limits;
}
