import type { Coordinates } from '#shared/domain/places/distance.ts';
import type { Random } from '../random.ts';

/** Metres of a degree of latitude; those of longitude shrink towards the poles. */
const DEGREE = 111_195;

/** A place at most so many metres from the centre, to about a metre (five decimals). */
export function placeNearby(random: Random, centre: Coordinates, metres: number): Coordinates {
  const angle = random.fraction() * 2 * Math.PI;
  // The root makes places as dense at the edge as in the middle.
  const distance = Math.sqrt(random.fraction()) * metres;
  const north = (distance * Math.sin(angle)) / DEGREE;
  const east = (distance * Math.cos(angle)) / (DEGREE * Math.cos((centre.lat * Math.PI) / 180));
  return { lat: toFiveDecimals(centre.lat + north), lng: toFiveDecimals(centre.lng + east) };
}

function toFiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
