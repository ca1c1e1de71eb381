import type { Language } from '#shared/i18n/languages.ts';
import { textFieldsOf, type TextSubject } from './text-fields.ts';

/** Counts the texts of a row that are missing in any of the languages. A field that may be empty counts once it is used. */
export function countMissingTexts(
  subject: TextSubject,
  row: object,
  locales: readonly Language[],
): number {
  const values = new Map<string, unknown>(Object.entries(row));
  return textFieldsOf(subject).reduce((sum, [field, rule]) => {
    const texts = values.get(field);
    const isUsed = typeof texts === 'object' && texts !== null;
    if (!isUsed) return sum + (rule === 'complete' || rule === 'optional' ? 0 : locales.length);
    return sum + locales.filter((locale) => !(locale in texts)).length;
  }, 0);
}
