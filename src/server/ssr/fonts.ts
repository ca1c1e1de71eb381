import type { Language } from '#shared/i18n/languages.ts';

const LATIN = 'inter-latin-wght-normal.woff2';
const CYRILLIC = 'inter-cyrillic-wght-normal.woff2';

/**
 * The font file that most letters of a language are in, worth fetching before the style sheet asks
 * for it. The others come when a letter of theirs is on the page.
 */
export const MAIN_FONT: Readonly<Record<Language, string>> = {
  en: LATIN,
  hu: LATIN,
  kk: CYRILLIC,
  ro: LATIN,
  ru: CYRILLIC,
};
