import type { Language } from '#shared/i18n/languages.ts';
import { LEVEL } from './engine/catalogue-names.ts';
import { findDocs, type Found } from './engine/find-docs.ts';
import {
  readInOtherLayout,
  readJoined,
  readQuery,
  type MeantWord,
} from './engine/words/near-words.ts';
import type { Filter } from './filters/filter.ts';
import { findNamedPlace, type NamedPlace } from './place/named-place.ts';
import type { SearchSite } from './search-context.ts';

export interface Matches {
  readonly words: readonly MeantWord[];
  readonly found: readonly Found[];
  /** The city, district or insurance that the query names. */
  readonly named?: NamedPlace | null;
  /** True if no document matches all words. */
  readonly isPartial?: boolean;
}

interface Scope {
  readonly language: Language;
  readonly isWanted: Filter;
}

/**
 * Finds the documents that match all words; if none, those of a place that the query names; if none, those
 * that match all words joined or typed in the other keyboard layout; if none, those that match the most
 * words.
 */
export function findMatches(
  { search: { index }, reference }: SearchSite,
  query: string,
  scope: Scope,
): Matches {
  const find = (words: readonly MeantWord[], { isWanted } = scope, orSome = false) =>
    findDocs(index, { words, language: scope.language, isWanted }, orSome);
  const words = readQuery(index, query);
  // A query of punctuation only matches nothing.
  if (words.length === 0 && query.trim() !== '') return { words, found: [] };
  const found = find(words);
  // A name of a place may as well be a part of the name of a person, a specialty or a service.
  const isName =
    found.some(({ cell }) => cell.type === 'Doctors') ||
    (words.length > 1 && isBeginningOfName(index, words, found));
  const named = isName
    ? null
    : findNamedPlace(words, reference.current, index.languages, scope.isWanted);
  const there =
    named === null ? scope : { ...scope, isWanted: inNamedCity(scope.isWanted, named, reference) };
  if (named !== null) {
    const inPlace = find(named.words, there);
    if (inPlace.length > 0) return { words: named.words, found: inPlace, named };
  }
  // The search in the place has replaced the tally.
  if (found.length > 0) return { words, found: named === null ? found : find(words) };
  for (const read of [readJoined, readInOtherLayout]) {
    const others = read(index, query);
    const matching = others.length === 0 ? [] : find(others);
    if (matching.length > 0) return { words: others, found: matching };
  }
  const rest = named?.words ?? words;
  return { words: rest, found: find(rest, there, true), named, isPartial: true };
}

/** Returns true if the name of a specialty or service begins with the query. */
function isBeginningOfName(
  { catalogueNames, languages }: SearchSite['search']['index'],
  words: readonly MeantWord[],
  found: readonly Found[],
): boolean {
  const levelOf = catalogueNames.levelsOf(words, languages);
  return found.some(({ ordinals }) =>
    ordinals.some((ordinal) => levelOf(ordinal) >= LEVEL.beginning),
  );
}

/**
 * Returns a filter for a query that names a city: the given one, or if that excludes the city, one for the
 * same types in the named city.
 */
function inNamedCity(
  isWanted: Filter,
  { city: named }: NamedPlace,
  { current: { cities } }: SearchSite['reference'],
): Filter {
  if (named === undefined) return isWanted;
  return ({ city, type }) => {
    if (isWanted({ city: named, type })) return isWanted({ city, type });
    return city === named && cities.some(({ id }) => isWanted({ city: id, type }));
  };
}
