import type { Location } from '#shared/contract/places.ts';

const ZOOM = 17;

/** A map of the place with a pin in it, on OpenStreetMap. */
export function mapLink({ lat, lng }: Location): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`;
}
