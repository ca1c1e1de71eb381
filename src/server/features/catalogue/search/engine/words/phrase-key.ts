import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { stem, stemKey } from './stem.ts';
import { kindOf } from './word-kinds.ts';

/** The key of every word for pain. */
const PAIN = '*';

/**
 * Returns a key that is equal for two phrases of the same words, in any form and order, with or without
 * words for any doctor, and with any word for pain. Returns null for a phrase in another script.
 */
export function phraseKey(phrase: string, language: Language): string | null {
  const words = wordsIn(phrase).map(({ text }) => {
    const key = stem(text, language);
    return { key, kind: kindOf(readingsOf(text).sound, [key], [language]) };
  });
  return keyOfWords(words, language);
}

interface PhraseWord {
  /** The stem, or null if the word is in another script. */
  readonly key: string | null;
  readonly kind: ReturnType<typeof kindOf>;
}

/** Returns the key of a phrase by the stems and kinds of its words in a language. */
export function keyOfWords(words: readonly PhraseWord[], language: Language): string | null {
  const telling = words.filter(({ kind }) => kind === null || kind === 'symptom');
  const keys = (telling.length > 0 ? telling : words).map(({ kind, key }) =>
    kind === 'symptom' ? PAIN : key,
  );
  const known = keys.filter((key) => key !== null);
  if (known.length === 0 || known.length < keys.length) return null;
  return stemKey(known.sort((a, b) => (a < b ? -1 : 1)).join(' '), language);
}
