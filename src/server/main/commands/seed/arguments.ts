import { COUNTRY_CODES, isCountryCode } from '#shared/countries/codes.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';

/** What `npm run seed` was asked for. */
export interface SeedArguments {
  readonly countries: readonly CountryCode[];
  /** Doctors in each country. */
  readonly doctors: number;
  readonly seed: number;
  /** Whether what the databases hold is to be destroyed first. */
  readonly isFresh: boolean;
}

export const USAGE = `npm run seed -- [--country hu] [--doctors 300] [--seed 7] [--fresh]

  --country  ${COUNTRY_CODES.join(', ')} or all (default: all that COUNTRIES serves)
  --doctors  how many doctors in each country (default: 300)
  --seed     the same seed gives the same data (default: 7)
  --fresh    destroys what the databases hold first
`;

const MAX_DOCTORS = 1_000_000;
const MAX_SEED = 2 ** 32 - 1;

/**
 * Reads the command line, without the program's own name.
 *
 * @throws ArgumentError saying what is wrong.
 */
export function readSeedArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): SeedArguments {
  const values = parse(args);
  return {
    countries: readCountries(values.country, served),
    doctors: readInteger('--doctors', values.doctors, 1, MAX_DOCTORS),
    seed: readInteger('--seed', values.seed, 0, MAX_SEED),
    isFresh: values.fresh,
  };
}

function parse(args: readonly string[]) {
  return parseCommandLine({
    args: [...args],
    options: {
      country: { type: 'string', default: 'all' },
      doctors: { type: 'string', default: '300' },
      seed: { type: 'string', default: '7' },
      fresh: { type: 'boolean', default: false },
    },
  }).values;
}

function readCountries(text: string, served: readonly CountryCode[]): readonly CountryCode[] {
  if (text === 'all') return served;
  if (!isCountryCode(text)) {
    throw new ArgumentError(
      `--country: "${text}" is not known; it may be ${COUNTRY_CODES.join(', ')} or all`,
    );
  }
  if (!served.includes(text)) {
    throw new ArgumentError(
      `--country: "${text}" is not served; COUNTRIES has ${served.join(', ')}`,
    );
  }
  return [text];
}

function readInteger(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new ArgumentError(`${name}: must be a whole number from ${least} to ${most}`);
}
