import { COUNTRY_CODES, isCountryCode } from '#shared/countries/codes.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ConfigError } from './config-error.ts';
import { readList, readText } from './read-variables.ts';
import type { Variables } from './read-variables.ts';

const PREFERRED: CountryCode = 'hu';

/** Reads the countries to serve from `COUNTRIES`; all countries by default. */
export function readCountries(env: Variables): readonly CountryCode[] {
  const codes = readList(env, 'COUNTRIES').map((item) => toCountry('COUNTRIES', item));
  return codes.length > 0 ? codes : COUNTRY_CODES;
}

export function readDefaultCountry(env: Variables, served: readonly CountryCode[]): CountryCode {
  const text = readText(env, 'DEFAULT_COUNTRY');
  if (text === undefined)
    return served.find((code) => code === PREFERRED) ?? served[0] ?? PREFERRED;
  const code = toCountry('DEFAULT_COUNTRY', text);
  if (!served.includes(code)) {
    throw new ConfigError(
      'DEFAULT_COUNTRY',
      `"${code}" is not served; COUNTRIES has ${served.join(', ')}`,
    );
  }
  return code;
}

function toCountry(variable: string, text: string): CountryCode {
  if (isCountryCode(text)) return text;
  throw new ConfigError(
    variable,
    `"${text}" is not a country; the countries are ${COUNTRY_CODES.join(', ')}`,
  );
}
