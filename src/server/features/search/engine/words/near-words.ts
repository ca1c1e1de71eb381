import type { SearchIndex, IndexedWord } from '../search-index.ts';
import { isCatalogue } from './doc-words.ts';
import { isGeneric } from './generic-words.ts';
import { stemsOf } from './stem.ts';
import { allowedMistakes, type TypedWord } from './typed-words.ts';

/** A word of the index that matches a typed one. */
export interface NearWord {
  readonly word: IndexedWord;
  /** The penalty; the sum over all typed words orders the matches. */
  readonly penalty: number;
  /** True if the whole word matches, not only a prefix. */
  readonly isWhole: boolean;
  /** True for several typos, one of them in the first letter: a name at best, no common noun. */
  readonly isFar: boolean;
  /** The number of typed letters or sounds. */
  readonly length: number;
}

/**
 * The penalties of a typo, an alternate name, a prefix match, another form of the word, a match by sound
 * only, another language than the query's, a word of the title, a patronymic, and a less relevant role in
 * the title. Each outweighs all later ones of a word.
 */
export const PENALTY = {
  mistake: 1 << 17,
  alias: 1 << 14,
  beginning: 1 << 13,
  form: 1 << 12,
  sound: 1 << 9,
  language: 1 << 5,
  titleWord: 1 << 2,
  patronymic: 2,
  role: 1,
} as const;

/** In longer words, several typos leave no doubt. */
const MAX_FAR_LENGTH = 12;

/** A typed word and the words of the index that match it. */
export interface MeantWord {
  readonly typed: TypedWord;
  readonly near: readonly NearWord[];
  /** True for a word such as "doctor", which says little beside another one. */
  readonly isGeneric: boolean;
}

/**
 * Finds the words of the index that match a typed word, by spelling, by sound and in other forms. A word
 * of the catalogue is not taken for another word with several typos.
 */
export function nearWords(index: SearchIndex, typed: TypedWord): MeantWord {
  const { vocabulary, languages } = index;
  const { text: original, letters, sound, isLast } = typed;
  const allowed = allowedMistakes(letters.length);
  const found: NearWord[] = [];
  const addMatches = (text: string, limit: number, isBeginning: boolean, extra: number) => {
    for (const { word, distance, isWhole } of vocabulary.near(text, limit, isBeginning)) {
      const mistakes = distance * PENALTY.mistake;
      const penalty = mistakes + (isWhole ? 0 : PENALTY.beginning) + extra;
      const isFar =
        distance > 1 && text.length <= MAX_FAR_LENGTH && word.text.charAt(0) !== text.charAt(0);
      found.push({ word, penalty, isWhole, isFar, length: text.length });
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
  for (const stem of stemsOf(original, languages)) {
    const word = index.wordOfStem(stem);
    if (word === undefined) continue;
    found.push({ word, penalty: PENALTY.form, isWhole: true, isFar: false, length: stem.length });
  }
  const isKnown = found.some((near) => near.isWhole && !isMistaken(near) && isOfCatalogue(near));
  return {
    typed,
    near: isKnown ? found.filter(({ penalty }) => penalty < 2 * PENALTY.mistake) : found,
    isGeneric: isGeneric(original, languages, isLast),
  };
}

function isMistaken({ penalty }: NearWord): boolean {
  return penalty >= PENALTY.mistake;
}

function isOfCatalogue({ word }: NearWord): boolean {
  for (const { type } of word.postings.keys()) {
    if (isCatalogue(type)) return true;
  }
  return false;
}
