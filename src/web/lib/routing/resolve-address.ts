import type { Country } from '#shared/countries/country.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What the path alone says before any route is looked for. */
export type ResolvedAddress =
  | { kind: 'page'; language: Language; basename: string }
  /** The page's one address: without the default language's prefix, without a slash at the end. */
  | { kind: 'moved'; location: string };

/**
 * The language of a path and the prefix its routes lie under. A prefix that is no language of the
 * country is no prefix: no route begins so, and the page is not found.
 */
export function resolveAddress(
  { pathname, search }: { pathname: string; search: string },
  country: Country,
): ResolvedAddress {
  const [, first = ''] = pathname.split('/');
  const [defaultLanguage] = country.locales;
  const language = country.locales.find((locale) => locale === first);

  const unprefixed = language === defaultLanguage ? pathname.slice(first.length + 1) : pathname;
  // Several slashes in front would make a redirect to another host of the rest.
  const trimmed = `/${unprefixed.replace(/^\/+|\/+$/g, '')}`;
  if (trimmed !== pathname) return { kind: 'moved', location: trimmed + search };

  return language === undefined
    ? { kind: 'page', language: defaultLanguage, basename: '/' }
    : { kind: 'page', language, basename: `/${language}` };
}

/** The path as pages have it. What is percent-encoded stays as it is. */
export function lowerCasePath(pathname: string): string {
  return pathname.replace(/%[\da-f]{0,2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
