import { francAll } from 'franc-min';
import type { Language } from '#shared/i18n/languages.ts';

const ISO_639_3 = { en: 'eng', hu: 'hun', kk: 'kaz', ro: 'ron', ru: 'rus' } as const;
/** Shorter texts are dominated by names. */
const LONG_ENOUGH = 80;
/** Relative to the score of the most likely language, which is 1. */
const LIKELY = 0.9;

/** Returns the texts that are long enough to detect and are in another language of the product. */
export function foreignTexts(texts: readonly string[], language: Language): string[] {
  return texts.filter((text) => {
    if (text.length < LONG_ENOUGH) return false;
    const scores = new Map(francAll(text, { only: Object.values(ISO_639_3) }));
    return (scores.get(ISO_639_3[language]) ?? 0) < LIKELY;
  });
}
