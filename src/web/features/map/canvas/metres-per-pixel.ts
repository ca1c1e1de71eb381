import type { Map as LeafletMap } from 'leaflet';

/** How far one pixel reaches in the middle of the map, in metres. */
export function metresPerPixel(map: LeafletMap): number {
  const { x, y } = map.getSize().divideBy(2);
  const from = map.containerPointToLatLng([x, y]);
  return map.distance(from, map.containerPointToLatLng([x + 1, y]));
}
