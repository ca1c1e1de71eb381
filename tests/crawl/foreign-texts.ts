import { francAll } from 'franc-min';
import type { Language } from '#shared/i18n/languages.ts';

const ISO_639_3 = { en: 'eng', hu: 'hun', kk: 'kaz', ro: 'ron', ru: 'rus' } as const;
/** Characters below which a name decides more than the language does. */
const LONG_ENOUGH = 80;
/** Of the likeliest language's score, which is 1. */
const LIKELY = 0.9;

/** Those of the texts that are long enough to tell, and are in another language of the product. */
export function foreignTexts(texts: readonly string[], language: Language): string[] {
  return texts.filter((text) => {
    if (text.length < LONG_ENOUGH) return false;
    const scores = new Map(francAll(text, { only: Object.values(ISO_639_3) }));
    return (scores.get(ISO_639_3[language]) ?? 0) < LIKELY;
  });
}
