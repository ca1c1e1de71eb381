import type { LatLngBounds } from 'leaflet';
import type { Box } from '../explore/map-view.ts';

/** Returns the bounds of a Leaflet map as a box. */
export function boxOf(bounds: LatLngBounds): Box {
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}
