import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { isInBox } from '../explore/map-view.ts';

/** The picture below the markers of a map: tiles, or the drawn maps of cities. */
export type Ground =
  | ({ kind: 'tiles' } & NonNullable<Settings['map_tiles']>)
  | { kind: 'cities'; cities: Settings['map_cities'] };

/** Returns the ground at a place; `null` if there is none, so no map is shown. */
export function groundAt(
  { map_tiles: tiles, map_cities: cities }: Pick<Settings, 'map_tiles' | 'map_cities'>,
  place: Coordinates,
): Ground | null {
  if (cities.some((city) => isInBox(place, city))) return { kind: 'cities', cities };
  return tiles === null ? null : { kind: 'tiles', ...tiles };
}
