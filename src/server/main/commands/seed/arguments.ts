import { COUNTRY_CODES, isCountryCode } from '#shared/countries/codes.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readWholeNumber } from '#server/main/command-line/read-whole-number.ts';

/** The parsed command line of `npm run seed`. */
export interface SeedArguments {
  readonly countries: readonly CountryCode[];
  /** The number of doctors per country. */
  readonly doctors: number;
  readonly seed: number;
  /** True if existing data is deleted first. */
  readonly isFresh: boolean;
}

export const USAGE = `npm run seed -- [--country hu] [--doctors 300] [--seed 7] [--fresh]

  --country  ${COUNTRY_CODES.join(', ')} or all (default: all in COUNTRIES)
  --doctors  number of doctors per country (default: 300)
  --seed     the same seed gives the same data (default: 7)
  --fresh    deletes all existing data first
`;

const MAX_DOCTORS = 1_000_000;
const MAX_SEED = 2 ** 32 - 1;

const OPTIONS = {
  country: { type: 'string', default: 'all' },
  doctors: { type: 'string', default: '300' },
  seed: { type: 'string', default: '7' },
  fresh: { type: 'boolean', default: false },
} as const;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readSeedArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): SeedArguments {
  const { values } = parseCommandLine(args, OPTIONS);
  return {
    countries: readCountries(values.country, served),
    doctors: readWholeNumber('--doctors', values.doctors, MAX_DOCTORS),
    seed: readWholeNumber('--seed', values.seed, MAX_SEED, 0),
    isFresh: values.fresh,
  };
}

function readCountries(text: string, served: readonly CountryCode[]): readonly CountryCode[] {
  if (text === 'all') return served;
  if (!isCountryCode(text)) {
    throw new ArgumentError(`--country: must be one of ${COUNTRY_CODES.join(', ')}, all`);
  }
  if (!served.includes(text)) {
    throw new ArgumentError(
      `--country: "${text}" is not served; COUNTRIES has ${served.join(', ')}`,
    );
  }
  return [text];
}
