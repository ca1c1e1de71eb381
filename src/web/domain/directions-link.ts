import type { Location } from '#shared/contract/catalogue/places.ts';

const ZOOM = 17;
const SITE = 'https://www.openstreetmap.org';

/** Returns the OpenStreetMap URL of the directions to a place. */
export function directionsLink({ lat, lng }: Location): string {
  return `${SITE}/directions?to=${lat}%2C${lng}#map=${ZOOM}/${lat}/${lng}`;
}
