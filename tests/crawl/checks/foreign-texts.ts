import { francAll } from 'franc-min';
import type { Language } from '#shared/i18n/languages.ts';

const ISO_639_3 = { en: 'eng', hu: 'hun', kk: 'kaz', ro: 'ron', ru: 'rus' } as const;
/** The minimum length in characters; names dominate shorter texts. */
const MIN_LENGTH = 80;
/** The minimum score of the expected language; the most likely language has 1. */
const MIN_SCORE = 0.9;

/** Returns the texts that are long enough to detect and are in another language of the product. */
export function foreignTexts(texts: readonly string[], language: Language): string[] {
  return texts.filter((text) => {
    if (text.length < MIN_LENGTH) return false;
    const scores = new Map(francAll(text, { only: Object.values(ISO_639_3) }));
    return (scores.get(ISO_639_3[language]) ?? 0) < MIN_SCORE;
  });
}
