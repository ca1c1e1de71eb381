import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/db/tables.ts';
import type { Json } from './service-rows.ts';

/** Returns a text in those languages of a country that it has; null stays null. */
export function inLocales<Text extends Json | null>(
  locales: readonly Language[],
  text: Text,
): Names | (Text & null) {
  if (text === null) return text;
  return Object.fromEntries(
    Object.entries(text).filter(([language]) => locales.some((locale) => locale === language)),
  );
}
