import type { Language } from './languages.ts';

export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/** The plural forms of each language. */
export const PLURAL_CATEGORIES = {
  en: ['one', 'other'],
  hu: ['one', 'other'],
  kk: ['one', 'other'],
  ro: ['one', 'few', 'other'],
  ru: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Language, readonly PluralCategory[]>;

const oneOrOther = (count: number): PluralCategory => (count === 1 ? 'one' : 'other');

const RULES: Record<Language, (count: number) => PluralCategory> = {
  en: oneOrOther,
  hu: oneOrOther,
  kk: oneOrOther,
  ro(count) {
    if (count === 1) return 'one';
    const hundredth = count % 100;
    const isFew = !Number.isInteger(count) || count === 0 || (hundredth >= 1 && hundredth <= 19);
    return isFew ? 'few' : 'other';
  },
  ru(count) {
    if (!Number.isInteger(count)) return 'other';
    const tenth = count % 10;
    const isTeen = Math.floor(count / 10) % 10 === 1;
    if (tenth === 1 && !isTeen) return 'one';
    return tenth >= 2 && tenth <= 4 && !isTeen ? 'few' : 'many';
  },
};

/**
 * Returns the plural form for a number, by the cardinal rules of CLDR 48. Chromium's
 * `Intl.PluralRules` has no Kazakh rules.
 */
export function pluralCategory(language: Language, count: number): PluralCategory {
  return RULES[language](Math.abs(count));
}
