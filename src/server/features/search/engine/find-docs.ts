import { SEARCH_TYPES, type SearchType } from '#shared/contract/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { traitPenalties } from './words/doc-words.ts';
import { isHonorific } from './words/honorifics.ts';
import { PENALTY, type MeantWord, type NearWord } from './words/near-words.ts';
import { slotOf, traitsOf, type Cell, type SearchIndex } from './search-index.ts';
import { isInitial } from './words/typed-words.ts';

export interface Question {
  readonly words: readonly MeantWord[];
  /** The language whose titles rank first among otherwise equal matches. */
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
  const counted = countMatches(index, question);
  const complete = counted.flatMap((each) => filterByCount(index, each, each.wanted));
  if (complete.length > 0 || !orSome) return complete;
  const words = question.words.filter(({ typed }) => !isInitial(typed));
  if (words.length === 0) return [];
  const partial = countMatches(index, { ...question, words });
  const max = Math.max(0, ...partial.map((each) => maxWordCount(index, each)));
  return max === 0 ? [] : partial.flatMap((each) => filterByCount(index, each, max));
}

function countMatches(index: SearchIndex, question: Question): Counted[] {
  index.tally.beginQuestion(index.slots);
  return SEARCH_TYPES.flatMap((type) => {
    const cells = index.cellsOf(type).filter((cell) => question.isWanted(cell));
    return cells.length === 0 ? [] : [countMatchesOfType(index, question, { type, cells })];
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

function countMatchesOfType(
  index: SearchIndex,
  question: Question,
  { type, cells }: Place,
): Counted {
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
  const penaltyByTraits = penaltiesIn(question.language);
  for (const { near } of words) {
    index.tally.beginWord();
    for (const candidate of near) {
      for (const { cell, slots } of found)
        addPostings(index, candidate, { cell, slots, penaltyByTraits });
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
  { cell, slots, penaltyByTraits }: { cell: Cell; slots: number[]; penaltyByTraits: Int32Array },
): void {
  const { tally } = index;
  for (const posting of word.postings.get(cell) ?? []) {
    const slot = slotOf(posting);
    if (index.weightAt(slot) < 0) continue;
    if (tally.add(slot, penalty + (penaltyByTraits[traitsOf(posting)] ?? 0))) slots.push(slot);
  }
}

function maxWordCount({ tally }: SearchIndex, { found }: Counted): number {
  let max = 0;
  for (const { slots } of found) {
    for (const slot of slots) max = Math.max(max, tally.countAt(slot));
  }
  return max;
}

function filterByCount({ tally }: SearchIndex, { found }: Counted, count: number): Found[] {
  return found
    .map(({ cell, slots }) => ({
      cell,
      slots: slots.filter((slot) => tally.countAt(slot) === count),
    }))
    .filter(({ slots }) => slots.length > 0);
}
