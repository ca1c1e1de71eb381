import { wordsIn } from '#shared/domain/text/words-in.ts';
import { cached } from '#server/lib/cached.ts';
import { knownReadings } from './engine/words/known-readings.ts';
import { isMistaken, type MeantWord, type NearWord } from './engine/words/near-words.ts';

export interface Tags {
  readonly before: string;
  readonly after: string;
}

/** Marks the parts of titles, given as JSON, that match a query. */
export interface Highlighter {
  /** Returns the JSON of the contract's `Highlight`. */
  highlight(title: string): string;
  isMatch(title: string): boolean;
}

/** Counts the words of a query that match one of the given words. */
export type MatchCounter = (words: readonly ReturnType<typeof knownReadings>[]) => number;

/** Creates a counter of the matches without typos. Few searches need it, so it is prepared late. */
export function createMatchCounter(matches: readonly WordMatches[]): MatchCounter {
  let known: readonly ReadonlySet<string>[] | null = null;
  return (words) => {
    known ??= matches.map(({ near }) => {
      const sure = Array.from(near.values()).filter((each) => !isMistaken(each));
      return new Set(sure.map(({ word }) => word.text));
    });
    return known.filter((texts) =>
      words.some(({ letters, sound }) => texts.has(letters) || texts.has(sound)),
    ).length;
  };
}

/** Creates a highlighter, which does not escape titles for HTML: clients do that themselves. */
export function createHighlighter(matches: readonly WordMatches[], tags: Tags): Highlighter {
  // The words that match are in many titles.
  const partOf = cached((word: string) => matchedPart(word, matches));
  const escapedTags = { before: withoutQuotes(tags.before), after: withoutQuotes(tags.after) };
  return {
    highlight(title) {
      // Most titles are the same in JSON, in quotes.
      const isEscaped = title.includes('\\');
      const text = isEscaped ? (JSON.parse(title) as string) : title;
      const { before, after } = isEscaped ? tags : escapedTags;
      let typed: readonly string[] = [];
      let value = '';
      let end = 0;
      let isAll = true;
      for (const { text: word, start } of wordsIn(text)) {
        const part = partOf(word);
        isAll &&= part.length === word.length;
        typed = union(typed, part.typed);
        if (part.length === 0) continue;
        value += text.slice(end, start) + before + text.slice(start, start + part.length) + after;
        end = start + part.length;
      }
      value += text.slice(end);
      const json = isEscaped ? JSON.stringify(value) : value;
      if (typed.length === 0) return `{"value":${json},"matchLevel":"none","matchedWords":[]}`;
      const level = typed.length < matches.length ? 'partial' : 'full';
      return `{"value":${json},"matchLevel":"${level}","fullyHighlighted":${isAll},"matchedWords":[${typed.join()}]}`;
    },
    isMatch(title) {
      return wordsIn(JSON.parse(title) as string).some(({ text }) => partOf(text).typed.length > 0);
    },
  };
}

function withoutQuotes(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some;
  return Array.from(new Set([...some, ...others]));
}

/** The part of a word that matches. */
interface Part {
  /** The length in UTF-16 code units. */
  readonly length: number;
  /** The distinct typed words that match it, as JSON. */
  readonly typed: readonly string[];
}

interface WordMatches {
  /** The typed word in lower case, as JSON. */
  readonly json: string;
  readonly near: ReadonlyMap<string, NearWord>;
}

/** Returns the best matches of each word of a query. */
export function matchesByWord(words: readonly MeantWord[]): WordMatches[] {
  return words.map(({ typed, near }) => ({
    json: JSON.stringify(typed.text.toLowerCase()),
    near: bestByWord(near),
  }));
}

/** Returns the best match per word, as a word may match by spelling and by sound. */
function bestByWord(near: readonly NearWord[]): ReadonlyMap<string, NearWord> {
  const best = new Map<string, NearWord>();
  for (const each of near) {
    const other = best.get(each.word.text);
    if (other === undefined || each.penalty < other.penalty) best.set(each.word.text, each);
  }
  return best;
}

/** Returns the longest part of a title's word that any typed word matches. */
function matchedPart(word: string, matches: readonly WordMatches[]): Part {
  const { letters, sound } = knownReadings(word);
  const typed: string[] = [];
  let length = 0;
  for (const { json, near } of matches) {
    const byLetters = near.get(letters);
    const bySound = near.get(sound);
    const isByLetters = (byLetters?.penalty ?? Infinity) <= (bySound?.penalty ?? Infinity);
    const best = isByLetters ? byLetters : bySound;
    if (best === undefined) continue;
    if (!typed.includes(json)) typed.push(json);
    const reading = isByLetters ? 'letters' : 'sound';
    const part = best.isWhole ? word.length : prefixLength(word, best.length, reading);
    length = Math.max(length, part);
  }
  return { length, typed };
}

/** Returns the length of the longest prefix of a word whose key has at most `maxLength` characters. */
function prefixLength(text: string, maxLength: number, reading: 'letters' | 'sound'): number {
  let end = 0;
  for (const character of text) {
    const next = end + character.length;
    if (knownReadings(text.slice(0, next))[reading].length > maxLength) break;
    end = next;
  }
  return end;
}
