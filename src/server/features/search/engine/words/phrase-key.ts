import { wordsIn } from '#shared/domain/text/search-skeleton.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isGeneric } from './generic-words.ts';
import { stem } from './stem.ts';

/**
 * Returns a key that is equal for two phrases of the same words, in any form and order and with or
 * without generic words. Returns null for a phrase in another script.
 */
export function phraseKey(phrase: string, language: Language): string | null {
  const words = wordsIn(phrase).map(({ text }) => text);
  const telling = words.filter((word) => !isGeneric(word, [language], false));
  const stems = (telling.length > 0 ? telling : words).map((word) => stem(word, language));
  const known = stems.filter((each) => each !== null);
  if (known.length === 0 || known.length < stems.length) return null;
  return known.sort((a, b) => (a < b ? -1 : 1)).join(' ');
}
