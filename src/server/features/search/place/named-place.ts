import { readingsOf, wordsIn } from '#shared/domain/text/search-skeleton.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/features/reference/index.ts';
import type { MeantWord } from './engine/words/near-words.ts';
import { knownStem, stemsOf } from './engine/words/stem.ts';

/** Shorter words of a name of several words are also names of people. */
const MIN_LETTERS = 4;

interface NamedCity {
  readonly city: number;
  /** The words of the query without the city. */
  readonly words: readonly MeantWord[];
}

/** Returns the city that a query names in any form and script, if it says anything else. */
export function findNamedCity(
  words: readonly MeantWord[],
  cities: readonly { readonly id: number; readonly names: Names }[],
  languages: readonly Language[],
): NamedCity | null {
  for (const { id, names } of cities) {
    const keys = new Set(languages.flatMap((language) => keysOfName(names[language], language)));
    const isNamed = ({ typed }: MeantWord) =>
      keys.has(typed.sound) || stemsOf(typed.text, languages).some((stem) => keys.has(stem));
    const others = words.filter((word) => !isNamed(word));
    if (others.length < words.length && others.length > 0) return { city: id, words: others };
  }
  return null;
}

/** Returns the keys of the words of a city's name. */
function keysOfName(name: string | undefined, language: Language): string[] {
  const words = wordsIn(name ?? '').map(({ text }) => text);
  const telling = words.length === 1 ? words : words.filter(({ length }) => length >= MIN_LETTERS);
  return telling.flatMap((word) => [readingsOf(word).sound, knownStem(word, language) ?? '']);
}
