import type { Language } from '#shared/i18n/languages.ts';

/**
 * Returns the languages that a search in a country looks in: its locales and English. A word of another
 * language often looks like one of these, and is not what was meant.
 */
export function searchedLanguages(locales: readonly Language[]): Language[] {
  return Array.from(new Set<Language>([...locales, 'en']));
}
