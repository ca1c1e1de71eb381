import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from './reference.ts';

/**
 * A text in the language asked for, else in the country's own. Data always carries the country's
 * languages; the last resort keeps a name readable that was entered in one language only.
 */
export function localized(names: Names, language: Language, fallback: Language): string {
  return names[language] ?? names[fallback] ?? Object.values(names)[0] ?? '';
}
