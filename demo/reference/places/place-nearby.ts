import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { Random } from '../../random.ts';

/** The length of a degree of latitude; a degree of longitude shrinks towards the poles. */
const DEGREE_METRES = 111_195;

/** Returns a random place at most `metres` from the centre, precise to about a metre (five decimals). */
export function placeNearby(random: Random, centre: Coordinates, metres: number): Coordinates {
  const angle = random.fraction() * 2 * Math.PI;
  // The square root makes the density uniform.
  const distance = Math.sqrt(random.fraction()) * metres;
  const north = (distance * Math.sin(angle)) / DEGREE_METRES;
  const east =
    (distance * Math.cos(angle)) / (DEGREE_METRES * Math.cos((centre.lat * Math.PI) / 180));
  return { lat: toFiveDecimals(centre.lat + north), lng: toFiveDecimals(centre.lng + east) };
}

function toFiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
