import type { Location } from '#shared/contract/catalogue/places.ts';

const ZOOM = 17;
const SITE = 'https://www.openstreetmap.org';

/** The way to the place, from wherever its reader says, on OpenStreetMap. */
export function directionsLink({ lat, lng }: Location): string {
  return `${SITE}/directions?to=${lat}%2C${lng}#map=${ZOOM}/${lat}/${lng}`;
}
