import type { Coordinates } from '#shared/domain/distance.ts';
import { invalid } from '#server/request-error.ts';

/** Where whoever asks says to be. A position that is needed and not whole is a 400. */
export function positionOf(
  { lat, lng }: { lat?: number | undefined; lng?: number | undefined },
  isNeeded: boolean,
): Coordinates | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (isNeeded) throw invalid({ code: 'required', attr: lat === undefined ? 'lat' : 'lng' });
  return undefined;
}
