import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { isInBox } from '#web/features/map/explore/map-view.ts';

/** Checks if a point is in the box around a country, outside of which the server refuses it. */
export function isInCountry(point: Coordinates, country: CountryCode): boolean {
  return isInBox(point, countryOf(country).bounds);
}
