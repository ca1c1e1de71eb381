import type { Language } from '#shared/i18n/languages.ts';
import type { Site } from '#server/site.ts';
import type { Names } from './reference.ts';

/**
 * Returns a text in the requested language, or in the fallback, or in any: a name may exist in one
 * language only.
 */
export function localized(names: Names, language: Language, fallback: Language): string {
  return names[language] ?? names[fallback] ?? Object.values(names)[0] ?? '';
}

/** Returns a name in the language of a request. */
export function nameIn(
  { site, language }: { readonly site: Pick<Site, 'country'>; readonly language: Language },
  names: Names,
): string {
  return localized(names, language, site.country.locales[0]);
}
