import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from './reference.ts';

/**
 * Returns a text in the requested language, else in one of the country's, else in any: a name may have
 * been entered in one language only.
 */
export function localized(names: Names, language: Language, fallback: Language): string {
  return names[language] ?? names[fallback] ?? Object.values(names)[0] ?? '';
}
