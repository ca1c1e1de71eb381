import type { Language } from '#shared/i18n/languages.ts';

const LATIN = 'inter-latin.woff2';
const LATIN_EXTENDED = 'inter-latin-ext.woff2';
const CYRILLIC = 'inter-cyrillic.woff2';
const CYRILLIC_EXTENDED = 'inter-cyrillic-ext.woff2';

/**
 * The font files to preload: every page in the language needs them. Latin contains the digits. The
 * browser loads other files when a page contains one of their letters.
 */
export const MAIN_FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: [LATIN],
  hu: [LATIN, LATIN_EXTENDED],
  kk: [LATIN, CYRILLIC, CYRILLIC_EXTENDED],
  ro: [LATIN, LATIN_EXTENDED],
  ru: [LATIN, CYRILLIC],
};
