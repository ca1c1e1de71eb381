import type { SearchIndex, IndexedWord } from '../search-index.ts';
import { allowedMistakes, type TypedWord } from './typed-words.ts';

/** A word of the index that matches a typed one. */
export interface NearWord {
  readonly word: IndexedWord;
  /** The penalty; the sum over all typed words orders the matches. */
  readonly penalty: number;
  /** True if the whole word matches, not only a prefix. */
  readonly isWhole: boolean;
  /** The number of typed letters or sounds. */
  readonly length: number;
}

/**
 * The penalties of a typo, a prefix match, a match by sound only, another language than the query's, and
 * a less relevant role in the title. Each outweighs the sum of all later ones over ten words.
 */
export const PENALTY = {
  mistake: 1 << 17,
  beginning: 1 << 13,
  sound: 1 << 9,
  language: 1 << 5,
  role: 1,
} as const;

/** A typed word and the words of the index that match it. */
export interface MeantWord {
  readonly typed: TypedWord;
  readonly near: readonly NearWord[];
}

/** Finds the words of the index that match a typed word, by spelling and by sound. */
export function nearWords({ vocabulary }: SearchIndex, typed: TypedWord): MeantWord {
  const { letters, sound, isLast } = typed;
  const allowed = allowedMistakes(letters.length);
  const found: NearWord[] = [];
  const addMatches = (text: string, limit: number, isBeginning: boolean, extra: number) => {
    for (const { word, distance, isWhole } of vocabulary.near(text, limit, isBeginning)) {
      const mistakes = distance * PENALTY.mistake;
      const penalty = mistakes + (isWhole ? 0 : PENALTY.beginning) + extra;
      found.push({ word, penalty, isWhole, length: text.length });
    }
  };
  const addWithPrefixes = (text: string, limit: number, extra: number) => {
    addMatches(text, limit, isLast, extra);
    if (!isLast) addMatches(text, 0, true, extra);
  };
  addWithPrefixes(letters, allowed, 0);
  if (sound !== letters && sound !== '') {
    // A sound key is shorter than the spelling, so the same number of typos is a larger part of it.
    addWithPrefixes(sound, Math.min(allowed, allowedMistakes(sound.length + 1)), PENALTY.sound);
  }
  return { typed, near: found };
}
