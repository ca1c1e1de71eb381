import { SEARCH_TYPES, type SearchType } from '#shared/contract/catalogue/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { cached } from '#server/lib/cached.ts';
import { isCatalogue, traitPenalties } from './words/doc-words.ts';
import { isHonorific } from './words/honorifics.ts';
import { isMistaken, PENALTY, type MeantWord, type NearWord } from './words/near-words.ts';
import { ordinalOf, traitsOf, type Cell, type SearchIndex } from './search-index.ts';
import { isInitial } from './words/typed/typed-words.ts';

/** The bonus of a document with a word for pain; it outweighs an alternate name. */
const SYMPTOM_BONUS = 1 << 15;
/** With a typo, a shorter word among words that match nothing is as likely another word. */
const MIN_SURE_LENGTH = 7;

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
export function findDocs(
  index: SearchIndex,
  query: SearchQuery,
  orSome: boolean,
): readonly Found[] {
  const counted = countMatches(index, query);
  const complete = counted.flatMap((each) => filterByCount(index, each, each.wanted));
  if (complete.length > 0 || !orSome) {
    return query.words.length > 1 ? withoutTypos(index, complete) : complete;
  }
  const words = query.words
    .filter(({ kind, typed }) => kind === 'symptom' || (kind === null && !isInitial(typed)))
    .map((word) => ({ ...word, near: word.near.filter((near) => isSureWord(near, word)) }));
  if (!words.some(({ kind }) => kind === null)) return [];
  const partial = countMatches(index, { ...query, words });
  const max = Math.max(0, ...partial.map((each) => maxWordCount(index, each)));
  return max === 0 ? [] : partial.flatMap((each) => filterByCount(index, each, max));
}

/**
 * Returns true for a penalty that is less than that of a typo, which a word for pain lowers as well. Four words that
 * only begin alternate names cost as much, and are doubted like a typo.
 */
export function isSure(penalty: number): boolean {
  return penalty < PENALTY.mistake - SYMPTOM_BONUS;
}

/** Removes specialties and services with typos if others have all words: a phrase leaves less doubt than a word. */
function withoutTypos({ tally }: SearchIndex, found: readonly Found[]): readonly Found[] {
  const isSureAt = (ordinal: number) => isSure(tally.totalAt(ordinal));
  const sure = found
    .map(({ cell, ordinals }) => ({
      cell,
      ordinals: isCatalogue(cell.type) ? ordinals.filter(isSureAt) : ordinals,
    }))
    .filter(({ ordinals }) => ordinals.length > 0);
  return sure.some(({ cell }) => isCatalogue(cell.type)) ? sure : found;
}

/** Returns true for a match that counts although other words match nothing. */
function isSureWord(near: NearWord, { typed }: MeantWord): boolean {
  if (!isMistaken(near)) return near.isWhole || near.word.isOfTitle;
  const isLong = typed.letters.length >= MIN_SURE_LENGTH;
  return isLong && near.word.isOfTitle && near.penalty < 2 * PENALTY.mistake;
}

function countMatches(index: SearchIndex, query: SearchQuery): Counted[] {
  index.tally.beginQuery(index.ordinals);
  return SEARCH_TYPES.flatMap((type) => {
    const cells = index.cellsOf(type).filter((cell) => query.isWanted(cell));
    return cells.length === 0 ? [] : [countMatchesOfType(index, query, { type, cells })];
  });
}

const penaltiesIn = cached((language: Language) =>
  cached((type: SearchType) => {
    // Doctors have patronymics where others have alternate names.
    const alias = type === 'Doctors' ? PENALTY.patronymic : PENALTY.alias;
    return traitPenalties(language, { ...PENALTY, alias });
  }),
);

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
  const penaltyByTraits = penaltiesIn(query.language)(type);
  const found = cells.map((cell) => ({ cell, ordinals: new Array<number>(), penaltyByTraits }));
  if (words.length === 0) {
    for (const { cell, ordinals } of found) addAll(index, cell, ordinals);
    return { found, wanted: 1 };
  }
  for (const { near } of words) {
    index.tally.beginWord();
    for (const candidate of near) {
      if (candidate.isFar && isCatalogue(type)) continue;
      for (const target of found) addPostings(index, candidate, target);
    }
  }
  if (isCatalogue(type)) rewardSymptoms(index, query.words, cells);
  return { found, wanted: words.length };
}

/** Returns the words that say something; if there are none, those for pain; if none, all. */
function tellingWords(words: readonly MeantWord[]): readonly MeantWord[] {
  const telling = words.filter(({ kind }) => kind === null);
  if (telling.length > 0) return telling;
  const symptoms = words.filter(({ kind }) => kind === 'symptom');
  return symptoms.length > 0 ? symptoms : words;
}

/** Ranks documents with a word for pain higher, as in "back pain", among those that match the others. */
function rewardSymptoms(index: SearchIndex, words: readonly MeantWord[], cells: readonly Cell[]) {
  // Several of them say as much as one.
  index.tally.beginWord();
  for (const { near } of words.filter(({ kind }) => kind === 'symptom')) {
    for (const { word } of near.filter((each) => !isMistaken(each))) {
      for (const cell of cells) {
        for (const posting of word.postings.get(cell) ?? []) {
          index.tally.reward(ordinalOf(posting), SYMPTOM_BONUS);
        }
      }
    }
  }
}

function addAll(index: SearchIndex, cell: Cell, ordinals: number[]): void {
  const { tally } = index;
  tally.beginWord();
  for (const ordinal of cell.ordinals) {
    if (index.weightAt(ordinal) >= 0 && tally.add(ordinal, 0)) ordinals.push(ordinal);
  }
}

/** The matches of a cell so far, and the penalties of its type. */
interface Target {
  readonly cell: Cell;
  readonly ordinals: number[];
  readonly penaltyByTraits: Int32Array;
}

function addPostings(
  index: SearchIndex,
  { word, penalty }: NearWord,
  { cell, ordinals, penaltyByTraits }: Target,
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

function filterByCount({ tally }: SearchIndex, { found, wanted }: Counted, count: number): Found[] {
  // All match the only word.
  if (wanted === 1 && count === 1) return found.filter(({ ordinals }) => ordinals.length > 0);
  return found
    .map(({ cell, ordinals }) => ({
      cell,
      ordinals: ordinals.filter((ordinal) => tally.countAt(ordinal) === count),
    }))
    .filter(({ ordinals }) => ordinals.length > 0);
}
