import type { SearchIndex, IndexedWord } from '../search-index.ts';
import { allowedMistakes, type TypedWord } from './typed-words.ts';

/** A word of the index that may be meant by a typed one. */
export interface NearWord {
  readonly word: IndexedWord;
  /** The penalty; the sum over all typed words orders the matches. */
  readonly penalty: number;
  /** True if the whole word matches, not only a prefix. */
  readonly isWhole: boolean;
  /** Letters or sounds that were typed for it. */
  readonly length: number;
}

/**
 * Penalties, each outweighing all of those after it, also summed up over ten words: a mistake, a
 * word that was only begun, one that merely sounds alike, another language than the query's, a part
 * of the title that matters less.
 */
export const PENALTY = {
  mistake: 1 << 17,
  beginning: 1 << 13,
  sound: 1 << 9,
  language: 1 << 5,
  role: 1,
} as const;

/** A typed word and the words of the index that it may stand for. */
export interface MeantWord {
  readonly typed: TypedWord;
  readonly near: readonly NearWord[];
}

/** The words of the index that a typed word may stand for. */
export function nearWords({ vocabulary }: SearchIndex, typed: TypedWord): MeantWord {
  const { letters, sound, isLast } = typed;
  const allowed = allowedMistakes(letters.length);
  const found: NearWord[] = [];
  const look = (text: string, limit: number, isBeginning: boolean, extra: number) => {
    for (const { word, distance, isWhole } of vocabulary.near(text, limit, isBeginning)) {
      const mistakes = distance * PENALTY.mistake;
      const penalty = mistakes + (isWhole ? 0 : PENALTY.beginning) + extra;
      found.push({ word, penalty, isWhole, length: text.length });
    }
  };
  const lookBoth = (text: string, limit: number, extra: number) => {
    look(text, limit, isLast, extra);
    if (!isLast) look(text, 0, true, extra);
  };
  lookBoth(letters, allowed, 0);
  if (sound !== letters && sound !== '') {
    // A sound has fewer characters than its spelling: the same mistakes would weigh more.
    lookBoth(sound, Math.min(allowed, allowedMistakes(sound.length + 1)), PENALTY.sound);
  }
  return { typed, near: found };
}
