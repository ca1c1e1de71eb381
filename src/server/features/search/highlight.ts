import { wordsIn } from '#shared/domain/text/words-in.ts';
import type { Highlight } from '#shared/contract/search/search.ts';
import { knownReadings } from './engine/words/known-readings.ts';
import { isMistaken, type MeantWord, type NearWord } from './engine/words/near-words.ts';

export interface Tags {
  readonly before: string;
  readonly after: string;
}

/** Marks the parts of a title that match a query. */
export type Highlighter = (title: string) => Highlight;

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

/** Creates a highlighter, which does not escape titles: clients do that themselves. */
export function createHighlighter(matches: readonly WordMatches[], tags: Tags): Highlighter {
  return (title) => {
    const matched = new Set<string>();
    let value = '';
    let end = 0;
    let isAll = true;
    for (const { text, start } of wordsIn(title)) {
      let length = 0;
      for (const match of matches) length = Math.max(length, matchedLength(text, match, matched));
      isAll &&= length === text.length;
      if (length === 0) continue;
      value +=
        title.slice(end, start) + tags.before + title.slice(start, start + length) + tags.after;
      end = start + length;
    }
    const level = matched.size === 0 ? 'none' : matched.size < matches.length ? 'partial' : 'full';
    return {
      value: value + title.slice(end),
      matchLevel: level,
      ...(level === 'none' ? {} : { fullyHighlighted: isAll }),
      matchedWords: Array.from(matched),
    };
  };
}

interface WordMatches {
  readonly typed: MeantWord['typed'];
  readonly near: ReadonlyMap<string, NearWord>;
}

/** Returns the best matches of each word of a query. */
export function matchesByWord(words: readonly MeantWord[]): WordMatches[] {
  return words.map(({ typed, near }) => ({ typed, near: bestByWord(near) }));
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

/** Returns the length of the part of a title's word that a typed word matches, in UTF-16 code units. */
function matchedLength(text: string, { typed, near }: WordMatches, matched: Set<string>): number {
  const { letters, sound } = knownReadings(text);
  const [byLetters, bySound] = [near.get(letters), near.get(sound)];
  const isByLetters = (byLetters?.penalty ?? Infinity) <= (bySound?.penalty ?? Infinity);
  const best = isByLetters ? byLetters : bySound;
  if (best === undefined) return 0;
  matched.add(typed.text.toLowerCase());
  if (best.isWhole) return text.length;
  return prefixLength(text, best.length, isByLetters ? 'letters' : 'sound');
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
