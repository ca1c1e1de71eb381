import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import type { MeantWord } from '../engine/words/near-words.ts';
import { knownStem } from '../engine/words/stem.ts';
import { isDistrictWord, numberKey } from './district-words.ts';

/** The keys of each word of a name. */
export type NameKeys = readonly ReadonlySet<string>[];

/** The key of any word for a district. */
const DISTRICT = '#district';
/** Shorter words of a name of several words are also names of people. */
const MIN_LETTERS = 4;

/** Returns the keys of a word of a query. */
export function keysOfWord({ typed, stems }: MeantWord): string[] {
  return keysOf(typed, stems);
}

/** Returns the keys of a name in each language. */
export function keysOfNames(names: Names, languages: readonly Language[]): NameKeys[] {
  return languages.map((language) =>
    wordsIn(names[language] ?? '').map(
      ({ text }) => new Set(keysOf(readingsOf(text), [knownStem(text, language)])),
    ),
  );
}

/** Returns the keys of the names of a city, and of each long word of them alone. */
export function keysOfCity(names: Names, languages: readonly Language[]): NameKeys[] {
  return languages.flatMap((language) => {
    const words = wordsIn(names[language] ?? '').map(({ text }) => text);
    return words
      .filter((word) => words.length === 1 || word.length >= MIN_LETTERS)
      .flatMap((word) => keysOfNames({ [language]: word }, [language]));
  });
}

/**
 * Returns the keys of the names of a district: without words for any district, unless only a number is
 * left.
 */
export function keysOfArea(names: Names, languages: readonly Language[]): NameKeys[] {
  return keysOfNames(names, languages).map((words) => {
    const significant = words.filter((keys) => !keys.has(DISTRICT));
    return significant.every((keys) => Array.from(keys).some((key) => key.startsWith('#')))
      ? words
      : significant;
  });
}

function keysOf(
  { letters, sound }: { letters: string; sound: string },
  stems: readonly (string | null)[],
): string[] {
  // The sound of a Roman number is that of another one: double letters are heard as one.
  const number = numberKey(letters);
  if (number !== null) return [number];
  const known = stems.filter((stem) => stem !== null);
  return [sound, ...known, ...(isDistrictWord(sound) ? [DISTRICT] : [])];
}
