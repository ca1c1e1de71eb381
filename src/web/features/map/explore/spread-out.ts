import type { Coordinates } from '#shared/domain/places/distance.ts';

/** Metres between marks, at least: at the closest a finger still tells one from the other. */
const APART = 45;
/** Metres to a degree of latitude. */
const DEGREE = 111_195;

/**
 * Where to draw branches of which several are in the same house: these stand around it in a ring,
 * or else only the topmost could ever be pointed at.
 */
export function spreadOut(
  branches: readonly { id: number; location: Coordinates }[],
): Map<number, Coordinates> {
  const houses = Map.groupBy(branches, ({ location }) => `${location.lat} ${location.lng}`);
  const places = new Map<number, Coordinates>();
  for (const neighbours of houses.values()) {
    neighbours.forEach(({ id, location }, index) => {
      places.set(id, neighbours.length === 1 ? location : onRing(location, index, neighbours));
    });
  }
  return places;
}

function onRing({ lat, lng }: Coordinates, index: number, all: readonly unknown[]): Coordinates {
  const radius = APART / 2 / Math.sin(Math.PI / all.length);
  const angle = (2 * Math.PI * index) / all.length;
  const north = (radius * Math.cos(angle)) / DEGREE;
  const east = (radius * Math.sin(angle)) / DEGREE / Math.cos((lat * Math.PI) / 180);
  return { lat: lat + north, lng: lng + east };
}
