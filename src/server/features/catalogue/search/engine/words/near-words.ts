import type { SearchIndex, IndexedWord } from '../search-index.ts';
import { joinNeighbours } from './typed/join-neighbours.ts';
import { inOtherLayout } from './typed/other-layout.ts';
import { splitCompound } from './typed/split-compound.ts';
import { stemsIn } from './stem.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import { allowedMistakes, isInitial, typedWords, type TypedWord } from './typed/typed-words.ts';
import { kindOf } from './word-kinds.ts';

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
 * The penalties of a typo, a prefix match, an alternate name, another form of the word, a match by sound
 * only, another language than the query's, a word of the title, a patronymic, and a less relevant role in
 * the title. Each outweighs all later ones of a word.
 */
export const PENALTY = {
  mistake: 1 << 17,
  beginning: 1 << 14,
  alias: 1 << 13,
  form: 1 << 12,
  sound: 1 << 9,
  language: 1 << 5,
  titleWord: 1 << 2,
  patronymic: 2,
  role: 1,
} as const;

/** In longer words, several typos leave no doubt. */
const MAX_FAR_LENGTH = 12;
/** Very many words begin with a shorter text with a typo, or sound like one. */
const MIN_BEGINNING_LENGTH = 5;
/** Very many words begin with fewer sounds. */
const MIN_SOUND_LENGTH = 3;

/** A typed word and the words of the index that match it. */
export interface MeantWord {
  readonly typed: TypedWord;
  readonly near: readonly NearWord[];
  /** The stem in each language of the index; null in another script. */
  readonly stems: readonly (string | null)[];
  /** The kind of a word that says little beside another one, such as "doctor" or "pain". */
  readonly kind: ReturnType<typeof kindOf>;
}

/** Returns the words of a name of the catalogue, without the words that they are like. */
export function readName(index: SearchIndex, name: string): Omit<MeantWord, 'near'>[] {
  const { languages } = index;
  return typedWords(name)
    .flatMap((typed) => splitCompound(index, typed))
    .map((typed) => {
      const stems = stemsIn(typed.text, languages);
      return { typed, stems, kind: kindOf(typed.sound, stems, languages) };
    });
}

/** Returns the words of a query and what they may mean. */
export function readQuery(index: SearchIndex, query: string, isLiteral = false): MeantWord[] {
  return typedWords(query).flatMap((typed) =>
    splitCompound(index, typed).map((part) => nearWords(index, part, isLiteral)),
  );
}

/** Returns the words of a query with neighbours joined that are one word of the catalogue, if any. */
export function readJoined(index: SearchIndex, query: string): MeantWord[] {
  const words = typedWords(query);
  const joined = joinNeighbours(index, words);
  return joined.length === words.length ? [] : joined.map((typed) => nearWords(index, typed));
}

/**
 * Returns the words of a query that was typed in the other keyboard layout, without typos. A key that is no
 * letter there, or only words that are too short, prove that it was not. Short words must be whole, as most
 * keys are the beginning of some word.
 */
export function readInOtherLayout(index: SearchIndex, query: string): MeantWord[] {
  const meant = inOtherLayout(query);
  if (countLetters(meant) < countLetters(query) || typedWords(meant).every(isInitial)) return [];
  const words = readQuery(index, meant, true);
  if (words.some(({ typed }) => typed.letters.length >= MIN_BEGINNING_LENGTH)) return words;
  return words.map((word) => ({ ...word, near: word.near.filter(({ isWhole }) => isWhole) }));
}

function countLetters(text: string): number {
  return wordsIn(text).reduce((sum, word) => sum + word.text.length, 0);
}

/** Finds the words of the index that match a typed word, by spelling, by sound and in other forms. */
export function nearWords(index: SearchIndex, typed: TypedWord, isLiteral = false): MeantWord {
  const { languages } = index;
  const { text: original, letters, sound, isLast } = typed;
  const stems = stemsIn(original, languages);
  // The sound of a repeated letter, such as `zzz` or `vwvw`, is that of one.
  const isExact =
    isLiteral ||
    new Set(letters).size < 2 ||
    (sound.length < 2 && letters.length > MIN_SOUND_LENGTH);
  const found: NearWord[] = [];
  const addMatches = (text: string, limit: number, extra: number) => {
    for (const { word, distance, isWhole } of index.wordsNear(text, limit, isLast)) {
      const penalty = distance * PENALTY.mistake + (isWhole ? 0 : PENALTY.beginning) + extra;
      if (!isWhole && text !== letters && text.length < MIN_SOUND_LENGTH) continue;
      if (!isWhole && distance > 0 && text.length < MIN_BEGINNING_LENGTH) continue;
      const isFar =
        distance > 1 && text.length <= MAX_FAR_LENGTH && word.text.charAt(0) !== text.charAt(0);
      found.push({ word, penalty, isWhole, isFar, length: text.length });
    }
  };
  const allowed = isExact ? 0 : allowedMistakes(letters.length);
  addMatches(letters, allowed, 0);
  if (sound !== letters && sound !== '' && !isExact) {
    // A sound key is shorter than the spelling, so the same number of typos is a larger part of it.
    const limit = sound.length < MIN_BEGINNING_LENGTH ? 0 : allowedMistakes(sound.length);
    addMatches(sound, Math.min(allowed, limit), PENALTY.sound);
  }
  for (const [at, language] of languages.entries()) {
    const text = stems[at] ?? '';
    if (isExact && text.length < MIN_SOUND_LENGTH) continue;
    const word = index.wordOfStem(text, language);
    if (word === undefined) continue;
    found.push({ word, penalty: PENALTY.form, isWhole: true, isFar: false, length: text.length });
  }
  // The last word may be an initial or the beginning of another word.
  const isLetter = isLast && original.length < 2;
  return {
    typed,
    stems,
    near: likelyMatches(found, typed),
    kind: isLetter ? null : kindOf(sound, stems, languages),
  };
}

/**
 * Returns the matches that are likely meant: a word of the catalogue is not taken for another word with several
 * typos. Nor is the beginning of a name's word: its other forms and sounds are as little meant as a typo.
 */
function likelyMatches(
  found: readonly NearWord[],
  { letters, isLast }: TypedWord,
): readonly NearWord[] {
  const isLiteral = ({ word }: NearWord) => word.text.startsWith(letters);
  const known = found.filter((near) => near.word.isOfCatalogue && !isMistaken(near));
  const literal = known.filter(isLiteral);
  const isBeginning =
    isLast &&
    letters.length >= MIN_SOUND_LENGTH &&
    literal.some(({ word }) => word.isOfTitle) &&
    !literal.some(({ isWhole }) => isWhole);
  if (!isBeginning && !known.some(({ isWhole }) => isWhole)) return found;
  const doubted = new Set(isBeginning ? known.filter((near) => !isLiteral(near)) : []);
  return found
    .filter(({ penalty }) => penalty < 2 * PENALTY.mistake)
    .map((near) =>
      doubted.has(near) ? { ...near, penalty: near.penalty + PENALTY.mistake } : near,
    );
}

/** Returns true for a match with typos. */
export function isMistaken({ penalty }: NearWord): boolean {
  return penalty >= PENALTY.mistake;
}
