import type { Language } from '#shared/i18n/languages.ts';
import { COUNTRY_CODES, type CountryCode } from './codes.ts';
import type { Country, CountryFile } from './country.ts';
import { ae } from './settings/ae.ts';
import { hu } from './settings/hu.ts';
import { kg } from './settings/kg.ts';
import { kz } from './settings/kz.ts';
import { ro } from './settings/ro.ts';

/** The settings and feature flags of every country. */
export const COUNTRY_FILES = { kz, kg, hu, ro, ae } as const satisfies Record<
  CountryCode,
  CountryFile
>;

/** The settings of every country. */
export const COUNTRIES = {
  kz: kz.country,
  kg: kg.country,
  hu: hu.country,
  ro: ro.country,
  ae: ae.country,
} as const satisfies Record<CountryCode, Country>;

export function countryOf(code: CountryCode): Country {
  return COUNTRY_FILES[code].country;
}

export function defaultLocaleOf(country: Country): Language {
  return country.locales[0];
}

const CODE_BY_HOST = new Map<string, CountryCode>(
  COUNTRY_CODES.flatMap((code) => [
    [`${code}.localhost`, code],
    [COUNTRIES[code].host, code],
  ]),
);

/**
 * Returns the country that a host names: `<code>.localhost` or the country's production host, with or
 * without `www.` or the subdomain of a staff site, in any letter case and with any port. Returns null
 * for any other host.
 */
export function countryByHost(host: string): CountryCode | null {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^(?:www|operator|cabinet)\./, '');
  return CODE_BY_HOST.get(name) ?? null;
}
