import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';

/** The distance between markers in metres, enough for a finger at the maximum zoom. */
const MIN_DISTANCE = 45;
const METRES_PER_DEGREE = 111_195;

/**
 * Returns the positions to draw branches at. Branches at the same address form a ring around it, as
 * otherwise only the topmost one could be pressed.
 */
export function spreadOut(
  branches: readonly { id: number; location: Coordinates }[],
): Map<number, Coordinates> {
  const byAddress = Map.groupBy(branches, ({ location }) => `${location.lat} ${location.lng}`);
  const places = new Map<number, Coordinates>();
  for (const neighbours of byAddress.values()) {
    neighbours.forEach(({ id, location }, index) => {
      places.set(id, neighbours.length === 1 ? location : onRing(location, index, neighbours));
    });
  }
  return places;
}

function onRing({ lat, lng }: Coordinates, index: number, all: readonly unknown[]): Coordinates {
  const radius = MIN_DISTANCE / 2 / Math.sin(Math.PI / all.length);
  const angle = (2 * Math.PI * index) / all.length;
  const north = (radius * Math.cos(angle)) / METRES_PER_DEGREE;
  const east = (radius * Math.sin(angle)) / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180);
  return { lat: lat + north, lng: lng + east };
}
