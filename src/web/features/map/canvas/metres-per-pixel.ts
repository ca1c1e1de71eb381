import type { Map as LeafletMap } from 'leaflet';

/** Returns the metres per pixel in the middle of the map. */
export function metresPerPixel(map: LeafletMap): number {
  const { x, y } = map.getSize().divideBy(2);
  const from = map.containerPointToLatLng([x, y]);
  return map.distance(from, map.containerPointToLatLng([x + 1, y]));
}
