import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import type { ClinicKind } from '../data/types.ts';
import type { City } from '#server/features/clinic-data/starter/data/types.ts';
import { createQuota } from '../quota.ts';
import type { Random } from '../random.ts';
import type { StoredArea, StoredPlaces } from './places/place-rows.ts';

/** The area of a branch, or its city if it has no areas. */
export interface ClinicPlace {
  readonly city: City;
  readonly stored: StoredArea | undefined;
}

const GENERAL: readonly ClinicKind[] = ['centre', 'clinic', 'family'];
/** The numbers of branches, weighted by repetition. Specialised clinics rarely have two. */
const BRANCH_COUNTS = { general: [1, 2, 2, 3, 4], special: [1, 1, 1, 2] };
const HOME_SHARE = 0.75;

/**
 * Returns a function that places clinics: every city gets a general clinic first, then clinics by its
 * weight. A clinic has at most one branch in an area.
 */
export function createClinicPlaces(
  cities: readonly City[],
  areasByCity: StoredPlaces['areasByCity'],
): (random: Random, kind: ClinicKind) => ClinicPlace[] {
  const uncovered = [...cities];
  const nextCity = createQuota(cities, (city) => city.weight);

  function homeOf(isGeneral: boolean): City {
    return (isGeneral ? uncovered.shift() : undefined) ?? nextCity();
  }

  return (random, kind) => {
    const isGeneral = GENERAL.includes(kind);
    const home = homeOf(isGeneral);
    const count = random.pick(BRANCH_COUNTS[isGeneral ? 'general' : 'special']);
    const places = new Map<StoredArea | City, ClinicPlace>();
    for (let index = 0; index < count; index += 1) {
      const city = index === 0 || random.chance(HOME_SHARE) ? home : nextCity();
      const stored = chooseArea(random, city, areasByCity.get(city) ?? []);
      places.set(stored ?? city, { city, stored });
    }
    return [...places.values()];
  };
}

/** Picks two areas and returns the one nearer to the centre, where clinics are denser. */
function chooseArea(
  random: Random,
  city: City,
  areas: readonly StoredArea[],
): StoredArea | undefined {
  return random
    .sample(areas, 2)
    .map((stored) => ({ stored, distance: distanceMetres(stored.area, city) }))
    .sort((a, b) => a.distance - b.distance)[0]?.stored;
}
