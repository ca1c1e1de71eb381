import type { SearchType } from '#shared/contract/search.ts';
import { inOtherScript, withTypo, withWrongFirstLetter, type Pick } from './search-spelling.ts';

/** Something that can be found, and in which city. */
export interface Findable {
  readonly type: SearchType;
  readonly city: number;
  readonly titles: Readonly<Record<string, string>>;
}

export interface Query {
  readonly text: string;
  readonly city: number;
  readonly type: SearchType;
  /** The word that is meant, */
  readonly meant: string;
  /** all of it or only the beginning that was typed. */
  readonly isBeginning: boolean;
}

export interface Kind {
  readonly label: string;
  readonly shortestWord: number;
  readonly isBeginning: boolean;
  readonly type: (word: string, pick: Pick) => { text: string; meant: string };
}

const HALF_TYPED = 6;

export const KINDS: readonly Kind[] = [
  {
    label: 'full word',
    shortestWord: 3,
    isBeginning: false,
    type: (word) => ({ text: word, meant: word }),
  },
  {
    label: 'clean prefix',
    shortestWord: 4,
    isBeginning: true,
    type(word, pick) {
      const beginning = word.slice(0, 3 + pick(word.length - 3));
      return { text: beginning, meant: beginning };
    },
  },
  {
    label: 'one typo',
    shortestWord: 4,
    isBeginning: false,
    type: (word, pick) => ({ text: withTypo(word, pick), meant: word }),
  },
  {
    label: 'wrong first letter',
    shortestWord: 4,
    isBeginning: false,
    type: (word, pick) => ({ text: withWrongFirstLetter(word, pick), meant: word }),
  },
  {
    label: 'other script',
    shortestWord: 3,
    isBeginning: false,
    type: (word) => ({ text: inOtherScript(word), meant: word }),
  },
  {
    label: 'mistyped prefix of six letters',
    shortestWord: HALF_TYPED + 1,
    isBeginning: true,
    type(word, pick) {
      const beginning = word.slice(0, HALF_TYPED);
      return { text: withTypo(beginning, pick), meant: beginning };
    },
  },
];

const SEED = 20_261_123;

/**
 * So many queries of a kind, the same in every run: each for a word of a title of something, with
 * every type as often as any other and every language of the title as well.
 */
export function queriesOf(kind: Kind, all: readonly Findable[], count: number): Query[] {
  const pick = createPick(SEED + KINDS.indexOf(kind));
  const byType = Array.from(Map.groupBy(all, ({ type }) => type).values());
  const queries: Query[] = [];
  while (queries.length < count) {
    const things = byType[pick(byType.length)] ?? [];
    const thing = things[pick(things.length)];
    const titles = Object.values(thing?.titles ?? {});
    const words = wordsOf(titles[pick(titles.length)] ?? '', kind.shortestWord);
    const word = words[pick(words.length)];
    if (thing === undefined || word === undefined) continue;
    const typed = kind.type(word, pick);
    const { type, city } = thing;
    queries.push({ ...typed, type, city, isBeginning: kind.isBeginning });
  }
  return queries;
}

/** Whether a title has the word that is meant by a query. */
export function isMeant(query: Query, titles: Readonly<Record<string, string>>): boolean {
  const meant = query.meant.toLowerCase();
  return Object.values(titles).some((title) =>
    wordsOf(title, 1).some((word) => {
      const lower = word.toLowerCase();
      return query.isBeginning ? lower.startsWith(meant) : lower === meant;
    }),
  );
}

function wordsOf(title: string, shortest: number): string[] {
  const words = title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length >= shortest);
}

/** xorshift, for the same queries on every machine. */
function createPick(seed: number): Pick {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % Math.max(1, below);
  };
}
