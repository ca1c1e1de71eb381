import { SEARCH_TYPES, type SearchType } from '#shared/contract/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isCatalogue, traitPenalties } from './words/doc-words.ts';
import { isHonorific } from './words/honorifics.ts';
import { PENALTY, type MeantWord, type NearWord } from './words/near-words.ts';
import { ordinalOf, traitsOf, type Cell, type SearchIndex } from './search-index.ts';
import { isInitial } from './words/typed-words.ts';

export interface SearchQuery {
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
  readonly ordinals: readonly number[];
}

/**
 * Finds the documents that match every typed word. If there are none and `orSome` is set, finds those
 * that match the most words, ignoring initials.
 */
export function findDocs(index: SearchIndex, query: SearchQuery, orSome: boolean): Found[] {
  const counted = countMatches(index, query);
  const complete = counted.flatMap((each) => filterByCount(index, each, each.wanted));
  if (complete.length > 0 || !orSome) return complete;
  const words = tellingWords(query.words).filter(({ typed }) => !isInitial(typed));
  if (words.length === 0) return [];
  const partial = countMatches(index, { ...query, words });
  const max = Math.max(0, ...partial.map((each) => maxWordCount(index, each)));
  return max === 0 ? [] : partial.flatMap((each) => filterByCount(index, each, max));
}

function countMatches(index: SearchIndex, query: SearchQuery): Counted[] {
  index.tally.beginQuery(index.ordinals);
  return SEARCH_TYPES.flatMap((type) => {
    const cells = index.cellsOf(type).filter((cell) => query.isWanted(cell));
    return cells.length === 0 ? [] : [countMatchesOfType(index, query, { type, cells })];
  });
}

const penaltiesByKey = new Map<string, Int32Array>();

function penaltiesIn(language: Language, type: SearchType): Int32Array {
  const key = `${language} ${type}`;
  const known = penaltiesByKey.get(key);
  if (known !== undefined) return known;
  // Doctors have patronymics where others have alternate names.
  const alias = type === 'Doctors' ? PENALTY.patronymic : PENALTY.alias;
  const penalties = traitPenalties(language, { ...PENALTY, alias });
  penaltiesByKey.set(key, penalties);
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
  query: SearchQuery,
  { type, cells }: Place,
): Counted {
  // An honorific applies to every doctor, even if the title omits it.
  const telling = tellingWords(query.words);
  const words =
    type === 'Doctors' ? telling.filter(({ typed }) => !isHonorific(typed.letters)) : telling;
  const found = cells.map((cell) => ({ cell, ordinals: new Array<number>() }));
  if (words.length === 0) {
    for (const { cell, ordinals } of found) addAll(index, cell, ordinals);
    return { found, wanted: 1 };
  }
  const penaltyByTraits = penaltiesIn(query.language, type);
  for (const { near } of words) {
    index.tally.beginWord();
    for (const candidate of near) {
      if (candidate.isFar && isCatalogue(type)) continue;
      for (const { cell, ordinals } of found)
        addPostings(index, candidate, { cell, ordinals, penaltyByTraits });
    }
  }
  return { found, wanted: words.length };
}

/** Returns the words without generic ones, unless there are no others. */
function tellingWords(words: readonly MeantWord[]): readonly MeantWord[] {
  const telling = words.filter(({ isGeneric }) => !isGeneric);
  return telling.length > 0 ? telling : words;
}

function addAll(index: SearchIndex, cell: Cell, ordinals: number[]): void {
  const { tally } = index;
  tally.beginWord();
  for (const ordinal of cell.ordinals) {
    if (index.weightAt(ordinal) >= 0 && tally.add(ordinal, 0)) ordinals.push(ordinal);
  }
}

function addPostings(
  index: SearchIndex,
  { word, penalty }: NearWord,
  {
    cell,
    ordinals,
    penaltyByTraits,
  }: { cell: Cell; ordinals: number[]; penaltyByTraits: Int32Array },
): void {
  const { tally } = index;
  for (const posting of word.postings.get(cell) ?? []) {
    const ordinal = ordinalOf(posting);
    if (index.weightAt(ordinal) < 0) continue;
    if (tally.add(ordinal, penalty + (penaltyByTraits[traitsOf(posting)] ?? 0)))
      ordinals.push(ordinal);
  }
}

function maxWordCount({ tally }: SearchIndex, { found }: Counted): number {
  let max = 0;
  for (const { ordinals } of found) {
    for (const ordinal of ordinals) max = Math.max(max, tally.countAt(ordinal));
  }
  return max;
}

function filterByCount({ tally }: SearchIndex, { found }: Counted, count: number): Found[] {
  return found
    .map(({ cell, ordinals }) => ({
      cell,
      ordinals: ordinals.filter((ordinal) => tally.countAt(ordinal) === count),
    }))
    .filter(({ ordinals }) => ordinals.length > 0);
}
