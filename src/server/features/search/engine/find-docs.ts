import { SEARCH_TYPES, type SearchType } from '#shared/contract/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { traitPenalties } from './words/doc-words.ts';
import { isHonorific } from './words/honorifics.ts';
import { PENALTY, type MeantWord, type NearWord } from './words/near-words.ts';
import { slotOf, traitsOf, type Cell, type SearchIndex } from './search-index.ts';
import { isInitial } from './words/typed-words.ts';

export interface Question {
  readonly words: readonly MeantWord[];
  /** The language whose words win ties. */
  readonly language: Language;
  /** Returns true for a city and type to search. */
  readonly isWanted: (cell: Cell) => boolean;
}

/**
 * The unordered matches of a cell. The tally has their penalties until the next query of the index.
 */
export interface Found {
  readonly cell: Cell;
  readonly slots: readonly number[];
}

/**
 * Finds the documents that match every typed word. If there are none and `orSome` is set, finds those
 * that match the most words, ignoring initials.
 */
export function findDocs(index: SearchIndex, question: Question, orSome: boolean): Found[] {
  const counted = countAll(index, question);
  const every = counted.flatMap((each) => withCount(index, each, each.wanted));
  if (every.length > 0 || !orSome) return every;
  const words = question.words.filter(({ typed }) => !isInitial(typed));
  if (words.length === 0) return [];
  const some = countAll(index, { ...question, words });
  const most = Math.max(0, ...some.map((each) => mostWords(index, each)));
  return most === 0 ? [] : some.flatMap((each) => withCount(index, each, most));
}

function countAll(index: SearchIndex, question: Question): Counted[] {
  index.tally.beginQuestion(index.slots);
  return SEARCH_TYPES.flatMap((type) => {
    const cells = index.cellsOf(type).filter((cell) => question.isWanted(cell));
    return cells.length === 0 ? [] : [countIn(index, question, { type, cells })];
  });
}

const penaltiesByLanguage = new Map<Language, Int32Array>();

function penaltiesIn(language: Language): Int32Array {
  const penalties = penaltiesByLanguage.get(language) ?? traitPenalties(language, PENALTY);
  penaltiesByLanguage.set(language, penalties);
  return penalties;
}

interface Place {
  readonly type: SearchType;
  readonly cells: readonly Cell[];
}

interface Counted {
  /** The documents that match any word. */
  readonly found: readonly Found[];
  /** The number of words to match. */
  readonly wanted: number;
}

function countIn(index: SearchIndex, question: Question, { type, cells }: Place): Counted {
  // An honorific applies to every doctor, even if the title omits it.
  const words =
    type === 'Doctors'
      ? question.words.filter(({ typed }) => !isHonorific(typed.letters))
      : question.words;
  const found = cells.map((cell) => ({ cell, slots: new Array<number>() }));
  if (words.length === 0) {
    for (const { cell, slots } of found) addAll(index, cell, slots);
    return { found, wanted: 1 };
  }
  const ofTraits = penaltiesIn(question.language);
  for (const { near } of words) {
    index.tally.beginWord();
    for (const candidate of near) {
      for (const { cell, slots } of found) addPostings(index, candidate, { cell, slots, ofTraits });
    }
  }
  return { found, wanted: words.length };
}

function addAll(index: SearchIndex, cell: Cell, slots: number[]): void {
  const { tally } = index;
  tally.beginWord();
  for (const slot of cell.slots) {
    if (index.weightAt(slot) >= 0 && tally.add(slot, 0)) slots.push(slot);
  }
}

function addPostings(
  index: SearchIndex,
  { word, penalty }: NearWord,
  { cell, slots, ofTraits }: { cell: Cell; slots: number[]; ofTraits: Int32Array },
): void {
  const { tally } = index;
  for (const posting of word.postings.get(cell) ?? []) {
    const slot = slotOf(posting);
    if (index.weightAt(slot) < 0) continue;
    if (tally.add(slot, penalty + (ofTraits[traitsOf(posting)] ?? 0))) slots.push(slot);
  }
}

function mostWords({ tally }: SearchIndex, { found }: Counted): number {
  let most = 0;
  for (const { slots } of found) {
    for (const slot of slots) most = Math.max(most, tally.countAt(slot));
  }
  return most;
}

function withCount({ tally }: SearchIndex, { found }: Counted, count: number): Found[] {
  return found
    .map(({ cell, slots }) => ({
      cell,
      slots: slots.filter((slot) => tally.countAt(slot) === count),
    }))
    .filter(({ slots }) => slots.length > 0);
}
