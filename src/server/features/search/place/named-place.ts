import type { Language } from '#shared/i18n/languages.ts';
import type { Reference } from '#server/features/reference/index.ts';
import type { MeantWord } from '../engine/words/near-words.ts';
import type { Filter } from '../filters/filter.ts';
import { isDistrictWord } from './district-words.ts';
import { keysOfArea, keysOfCity, keysOfNames, keysOfWord, type NameKeys } from './name-keys.ts';

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
  let rest = words;
  const take = (named: readonly Named[]) => {
    for (const { id, city_id, names } of named) {
      const others = names.map((keys) => without(rest, keys)).find((each) => each !== null);
      if (others === undefined) continue;
      rest = others;
      return { id, city_id };
    }
    return undefined;
  };
  const city = take(known.cities)?.id;
  const area = take(
    known.areas.filter(({ city_id: id = 0 }) =>
      city === undefined ? isWanted({ city: id, type: 'Specialties' }) : id === city,
    ),
  );
  const insurance = take(known.insurances)?.id;
  if (rest === words) return null;
  return { city: city ?? area?.city_id, area: area?.id, insurance, words: rest };
}

/** Returns the words of a query without a name; null if it lacks a word of it, or has no other. */
function without(words: readonly MeantWord[], name: NameKeys): readonly MeantWord[] | null {
  const isIn = (word: MeantWord, keys: ReadonlySet<string>) =>
    keysOfWord(word).some((key) => keys.has(key));
  if (name.length === 0 || !name.every((keys) => words.some((word) => isIn(word, keys))))
    return null;
  const rest = words.filter(
    (word) => !isDistrictWord(word.typed.sound) && !name.some((keys) => isIn(word, keys)),
  );
  return rest.length === 0 ? null : rest;
}

interface Named {
  readonly id: number;
  readonly city_id?: number;
  readonly names: readonly NameKeys[];
}

type KnownPlaces = Readonly<Record<'cities' | 'areas' | 'insurances', readonly Named[]>>;

/** The names of each country's places, as every search needs them. */
const cache = new WeakMap<Places['cities'], KnownPlaces>();

function placesOf({ cities, areasByCity, insurances }: Places, languages: readonly Language[]) {
  const cached = cache.get(cities);
  if (cached !== undefined) return cached;
  const areas = Array.from(areasByCity.values()).flat();
  const known = {
    cities: cities.map(({ id, names }) => ({ id, names: keysOfCity(names, languages) })),
    areas: areas.map(({ id, city_id, names }) => ({
      ...{ id, city_id },
      names: keysOfArea(names, languages),
    })),
    insurances: insurances.map(({ id, names }) => ({ id, names: keysOfNames(names, languages) })),
  };
  cache.set(cities, known);
  return known;
}
