import type { Language } from '#shared/i18n/languages.ts';

const LATIN = 'inter-latin.woff2';
const LATIN_EXTENDED = 'inter-latin-ext.woff2';
const CYRILLIC = 'inter-cyrillic.woff2';
const CYRILLIC_EXTENDED = 'inter-cyrillic-ext.woff2';

/**
 * The font files that every page in a language needs, worth fetching before the style sheet asks
 * for them: digits are in the Latin one. Others come when a letter of theirs is on the page.
 */
export const MAIN_FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: [LATIN],
  hu: [LATIN, LATIN_EXTENDED],
  kk: [LATIN, CYRILLIC, CYRILLIC_EXTENDED],
  ro: [LATIN, LATIN_EXTENDED],
  ru: [LATIN, CYRILLIC],
};
