import type { Location, Station } from '#shared/contract/catalogue/places.ts';
import type { MapBranch } from './map-branch.ts';

/** A metro station with a known position. */
export interface PlacedStation extends Station {
  location: Location;
}

/** Returns the unique stations near branches that have a position. */
export function placedStations(
  branches: readonly Pick<MapBranch, 'closest_stations'>[],
): PlacedStation[] {
  const byName = new Map<string, PlacedStation>();
  for (const station of branches.flatMap(({ closest_stations }) => closest_stations)) {
    const { location } = station;
    if (location !== null && !byName.has(station.name)) {
      byName.set(station.name, { ...station, location });
    }
  }
  return [...byName.values()];
}
