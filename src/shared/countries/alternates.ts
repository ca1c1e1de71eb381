import { localePath } from '../paths.ts';
import { COUNTRY_CODES } from './codes.ts';
import { countryAddress } from './country-address.ts';
import type { Country } from './country.ts';
import { countryOf, defaultLocaleOf } from './index.ts';

/** A language version of a page: its URL and `hreflang`. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * Returns the alternates of a page of `paths`: one per language of the country, itself included, and
 * `x-default`. Search engines require every version to list the same alternates.
 */
export function alternatesOf(path: string, country: Country, origin: string): Alternate[] {
  const defaultLocale = defaultLocaleOf(country);
  return [
    ...inEveryLanguage(path, country, origin),
    { hreflang: 'x-default', href: origin + localePath(path, defaultLocale, defaultLocale) },
  ];
}

/**
 * Returns the alternates of a page that every country has. There is no `x-default`: search engines
 * show other readers the version in their language.
 */
export function alternatesInEveryCountry(path: string, origin: string): Alternate[] {
  return COUNTRY_CODES.flatMap((code) =>
    inEveryLanguage(path, countryOf(code), countryAddress(code, origin)),
  );
}

function inEveryLanguage(path: string, country: Country, origin: string): Alternate[] {
  const defaultLocale = defaultLocaleOf(country);
  return country.locales.map((locale) => ({
    hreflang: country.regionalLocales[locale] ?? locale,
    href: origin + localePath(path, locale, defaultLocale),
  }));
}
