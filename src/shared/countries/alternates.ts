import { localePath } from '../paths.ts';
import { COUNTRY_CODES } from './codes.ts';
import { countryAddress } from './country-address.ts';
import type { Country } from './country.ts';
import { countryOf, defaultLocaleOf } from './index.ts';

/** The same page for other readers: an address and the `hreflang` of whom it is for. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * A page of `paths` in every language of the country, itself included, and for who speaks none of
 * them. Search engines believe it only when each of the addresses names the same ones.
 */
export function alternatesOf(path: string, country: Country, origin: string): Alternate[] {
  const defaultLocale = defaultLocaleOf(country);
  return [
    ...inEveryLanguage(path, country, origin),
    { hreflang: 'x-default', href: origin + localePath(path, defaultLocale, defaultLocale) },
  ];
}

/**
 * The same for a page that every country has. None is for the rest of the world: whom no country's
 * page is for is shown the one in their language.
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
