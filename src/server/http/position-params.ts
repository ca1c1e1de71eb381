import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { validationError } from '#server/http/http-error.ts';

/** Returns the position of a query, if any. Throws a 400 if a part, or a needed position, is missing. */
export function positionOf(
  { lat, lng }: { lat?: number | undefined; lng?: number | undefined },
  isNeeded: boolean,
): Coordinates | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (lat === undefined && lng === undefined && !isNeeded) return undefined;
  throw validationError({ code: 'required', attr: lat === undefined ? 'lat' : 'lng' });
}
