import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { FLAG_NAMES } from '#shared/countries/flags.ts';
import type { FlagName, Flags } from '#shared/countries/flags.ts';
import { ConfigError } from '../config-error.ts';
import { readText } from '../read-variables.ts';
import type { Variables } from '../read-variables.ts';

type Overrides = Partial<Record<CountryCode, Partial<Flags>>>;

/**
 * Reads `FLAGS_HU='{"otp":false}'` for every country, served or not, so that a mistake shows before
 * the country is enabled.
 */
export function readFlagOverrides(env: Variables): Readonly<Overrides> {
  rejectUnknownCountries(env);
  const overrides: Overrides = {};
  for (const country of COUNTRY_CODES) {
    const name = `FLAGS_${country.toUpperCase()}`;
    const text = readText(env, name);
    if (text !== undefined) overrides[country] = parseFlags(name, text);
  }
  return overrides;
}

function rejectUnknownCountries(env: Variables): void {
  const known = COUNTRY_CODES.map((code) => `FLAGS_${code.toUpperCase()}`);
  const unknown = Object.keys(env).find(
    (name) => /^FLAGS_[A-Z]{2}$/.test(name) && !known.includes(name),
  );
  if (unknown)
    throw new ConfigError(unknown, `no such country; the variables are ${known.join(', ')}`);
}

function parseFlags(variable: string, text: string): Partial<Flags> {
  const flags: Partial<Record<FlagName, boolean>> = {};
  for (const [key, value] of Object.entries(parseObject(variable, text))) {
    const name = FLAG_NAMES.find((flag) => flag === key);
    if (name === undefined) {
      throw new ConfigError(
        variable,
        `"${key}" is not a flag; the flags are ${FLAG_NAMES.join(', ')}`,
      );
    }
    if (typeof value !== 'boolean') {
      throw new ConfigError(variable, `flag "${key}" must be true or false`);
    }
    flags[name] = value;
  }
  return flags;
}

function parseObject(variable: string, text: string): object {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ConfigError(variable, 'must be a JSON object of flags, such as {"otp":false}');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
