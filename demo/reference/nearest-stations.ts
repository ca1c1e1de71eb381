import { distanceMetres } from '#shared/domain/places/distance.ts';
import type { Coordinates } from '#shared/domain/places/distance.ts';
import type { MetroStation } from '../data/types.ts';

/** Stations further off are of no use to somebody on foot, in metres. */
const WALK = 1500;
const MOST = 3;

export interface NearStation {
  readonly station: MetroStation;
  /** Whole tens of metres: nobody walks as the crow flies. */
  readonly distance: number;
}

/** The metro stations within a walk of a place, nearest first. */
export function nearestStations(
  stations: readonly MetroStation[],
  place: Coordinates,
): NearStation[] {
  return stations
    .map((station) => ({ station, metres: distanceMetres(station, place) }))
    .filter(({ metres }) => metres <= WALK)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MOST)
    .map(({ station, metres }) => ({
      station,
      distance: Math.max(10, Math.round(metres / 10) * 10),
    }));
}
