import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { MetroStation } from '../../data/types.ts';

const MAX_WALK_METRES = 1500;
const MAX_STATIONS = 3;

export interface NearStation {
  readonly station: MetroStation;
  /** The straight-line distance in metres, rounded to 10 m. */
  readonly distance: number;
}

/** Returns the metro stations within walking distance of a place, nearest first. */
export function nearestStations(
  stations: readonly MetroStation[],
  place: Coordinates,
): NearStation[] {
  return stations
    .map((station) => ({ station, metres: distanceMetres(station, place) }))
    .filter(({ metres }) => metres <= MAX_WALK_METRES)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MAX_STATIONS)
    .map(({ station, metres }) => ({
      station,
      distance: Math.max(10, Math.round(metres / 10) * 10),
    }));
}
