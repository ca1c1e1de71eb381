import type { Country } from '#shared/countries/country.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The result for a path, before routing. */
export type ResolvedAddress =
  | { kind: 'page'; language: Language; basename: string }
  /** The redirect without the prefix of the default language and without trailing slashes. */
  | { kind: 'moved'; location: string };

/**
 * Returns the language of a path and the `basename` of its routes. A prefix that is not a language
 * of the country is treated as part of the path, so no route matches.
 */
export function resolveAddress(
  { pathname, search }: { pathname: string; search: string },
  country: Country,
): ResolvedAddress {
  const [, first = ''] = pathname.split('/');
  const [defaultLanguage] = country.locales;
  const language = country.locales.find((locale) => locale === first);

  const unprefixed = language === defaultLanguage ? pathname.slice(first.length + 1) : pathname;
  // Several leading slashes would redirect to another host.
  const trimmed = `/${unprefixed.replace(/^\/+|\/+$/g, '')}`;
  if (trimmed !== pathname) return { kind: 'moved', location: trimmed + search };

  return language === undefined
    ? { kind: 'page', language: defaultLanguage, basename: '/' }
    : { kind: 'page', language, basename: `/${language}` };
}

/** Returns the path in lower case, except percent-encoded characters. */
export function lowerCasePath(pathname: string): string {
  return pathname.replace(/%[\da-f]{0,2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
