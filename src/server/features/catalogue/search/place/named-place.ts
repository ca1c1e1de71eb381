import type { Language } from '#shared/i18n/languages.ts';
import type { Names, Reference } from '#server/features/catalogue/reference/reference.ts';
import type { MeantWord } from '../engine/words/near-words.ts';
import type { Filter } from '../filters/filter.ts';
import { isDistrictWord } from './district-words.ts';
import { keysOfArea, keysOfCity, keysOfNames, keysOfWord, type NameKeys } from './name-keys.ts';
import { NameTable, type Place } from './name-table.ts';

/** The city, district and insurance that a query names, and its other words. */
export interface NamedPlace {
  readonly city: number | undefined;
  readonly area: number | undefined;
  readonly insurance: number | undefined;
  readonly words: readonly MeantWord[];
}

type Places = Pick<Reference, 'cities' | 'areasByCity' | 'insurances'>;

/** Returns the place that a query names in any form and script, if it says anything else. */
export function findNamedPlace(
  words: readonly MeantWord[],
  places: Places,
  languages: readonly Language[],
  isWanted: Filter,
): NamedPlace | null {
  const known = placesOf(places, languages);
  const all = words.map((word): KeyedWord => ({ word, keys: keysOfWord(word) }));
  const typed = all.flatMap(({ keys }) => keys);
  let rest: readonly KeyedWord[] = all;
  const take = (names: NameTable, isPossible: (place: Place) => boolean = () => true) => {
    for (const { place, keys } of names.beginningWith(typed)) {
      const others = isPossible(place) ? without(rest, keys) : null;
      if (others === null) continue;
      rest = others;
      return place;
    }
    return undefined;
  };
  const city = take(known.cities)?.id;
  const area = take(known.areas, ({ city_id: id = 0 }) =>
    city === undefined ? isWanted({ city: id, type: 'Specialties' }) : id === city,
  );
  const insurance = take(known.insurances)?.id;
  if (rest === all) return null;
  return {
    city: city ?? area?.city_id,
    area: area?.id,
    insurance,
    words: rest.map(({ word }) => word),
  };
}

interface KeyedWord {
  readonly word: MeantWord;
  readonly keys: readonly string[];
}

/** Returns the words of a query without a name; null if it lacks a word of it, or has no other. */
function without(words: readonly KeyedWord[], name: NameKeys): KeyedWord[] | null {
  const isIn = ({ keys }: KeyedWord, wanted: ReadonlySet<string>) =>
    keys.some((key) => wanted.has(key));
  if (!name.every((keys) => words.some((word) => isIn(word, keys)))) return null;
  const rest = words.filter(
    (each) => !isDistrictWord(each.word.typed.sound) && !name.some((keys) => isIn(each, keys)),
  );
  return rest.length === 0 ? null : rest;
}

type KnownPlaces = Readonly<Record<'cities' | 'areas' | 'insurances', NameTable>>;

/** The names of each country's places, as every search needs them. */
const cache = new WeakMap<Places['cities'], KnownPlaces>();

function placesOf({ cities, areasByCity, insurances }: Places, languages: readonly Language[]) {
  const cached = cache.get(cities);
  if (cached !== undefined) return cached;
  const areas = Array.from(areasByCity.values()).flat();
  const known = {
    cities: tableOf(cities, (names) => keysOfCity(names, languages)),
    areas: tableOf(areas, (names) => keysOfArea(names, languages)),
    insurances: tableOf(insurances, (names) => keysOfNames(names, languages)),
  };
  cache.set(cities, known);
  return known;
}

function tableOf(
  places: readonly (Place & { readonly names: Names; readonly merged_names?: Names[] })[],
  keysOf: (names: Names) => NameKeys[],
): NameTable {
  const table = new NameTable();
  for (const place of places) {
    for (const names of [place.names, ...(place.merged_names ?? [])]) {
      for (const keys of keysOf(names)) table.add(place, keys);
    }
  }
  return table;
}
