import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import {
  inOtherScript,
  withTypo,
  withWrongFirstLetter,
  type RandomBelow,
} from './search-spelling.ts';

/** A search document and its city. */
export interface Findable {
  readonly type: SearchType;
  readonly city: number;
  readonly titles: Readonly<Record<string, string>>;
}

export interface Query {
  readonly text: string;
  readonly city: number;
  readonly type: SearchType;
  /** The intended word, or its prefix. */
  readonly meant: string;
  readonly isBeginning: boolean;
}

export interface Kind {
  readonly label: string;
  readonly minLength: number;
  readonly isBeginning: boolean;
  readonly type: (word: string, pick: RandomBelow) => { text: string; meant: string };
}

const PREFIX_LENGTH = 6;

export const KINDS: readonly Kind[] = [
  {
    label: 'full word',
    minLength: 3,
    isBeginning: false,
    type: (word) => ({ text: word, meant: word }),
  },
  {
    label: 'clean prefix',
    minLength: 4,
    isBeginning: true,
    type(word, pick) {
      const beginning = word.slice(0, 3 + pick(word.length - 3));
      return { text: beginning, meant: beginning };
    },
  },
  {
    label: 'one typo',
    minLength: 4,
    isBeginning: false,
    type: (word, pick) => ({ text: withTypo(word, pick), meant: word }),
  },
  {
    label: 'wrong first letter',
    minLength: 4,
    isBeginning: false,
    type: (word, pick) => ({ text: withWrongFirstLetter(word, pick), meant: word }),
  },
  {
    label: 'other script',
    minLength: 3,
    isBeginning: false,
    type: (word) => ({ text: inOtherScript(word), meant: word }),
  },
  {
    label: 'mistyped prefix of six letters',
    minLength: PREFIX_LENGTH + 1,
    isBeginning: true,
    type(word, pick) {
      const beginning = word.slice(0, PREFIX_LENGTH);
      return { text: withTypo(beginning, pick), meant: beginning };
    },
  },
];

const SEED = 20_261_123;

/**
 * Returns queries of a kind, the same in every run. Each is a word of a title; all types and all
 * languages come up equally often.
 */
export function queriesOf(kind: Kind, all: readonly Findable[], count: number): Query[] {
  const pick = createPick(SEED + KINDS.indexOf(kind));
  const byType = Array.from(Map.groupBy(all, ({ type }) => type).values());
  const queries: Query[] = [];
  while (queries.length < count) {
    const things = byType[pick(byType.length)] ?? [];
    const thing = things[pick(things.length)];
    const titles = Object.values(thing?.titles ?? {});
    const words = wordsOf(titles[pick(titles.length)] ?? '', kind.minLength);
    const word = words[pick(words.length)];
    if (thing === undefined || word === undefined) continue;
    const typed = kind.type(word, pick);
    const { type, city } = thing;
    queries.push({ ...typed, type, city, isBeginning: kind.isBeginning });
  }
  return queries;
}

/** Returns whether a title contains the intended word of a query. */
export function isMatch(query: Query, titles: Readonly<Record<string, string>>): boolean {
  const meant = query.meant.toLowerCase();
  return Object.values(titles).some((title) =>
    wordsOf(title, 1).some((word) => {
      const lower = word.toLowerCase();
      return query.isBeginning ? lower.startsWith(meant) : lower === meant;
    }),
  );
}

function wordsOf(title: string, minLength: number): string[] {
  const words = title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= minLength);
}

/** Creates an xorshift generator, so that every machine gets the same queries. */
function createPick(seed: number): RandomBelow {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % Math.max(1, below);
  };
}
