import type { Feature } from './geometry.ts';

/** The layer of a map that shows a feature. */
export interface Layer {
  layer: 'roads' | 'rail' | 'rivers' | 'coast' | 'water' | 'parks' | 'places';
  /** The class of a road. */
  c?: string;
  /** The rank of a place; lower is more important. */
  rank?: number;
}

const ROADS = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'];
const RAIL = ['rail', 'light_rail', 'subway'];
const PARKS = ['park', 'nature_reserve', 'forest', 'wood', 'cemetery'];
/** Kinds of places, the largest first. */
const PLACES = ['borough', 'suburb', 'quarter', 'neighbourhood'];
/** The administrative levels of districts within a city. */
const DISTRICT_LEVELS = ['7', '8', '9', '10'];

/** Returns the layer that shows a feature; `null` if maps do not show it. */
export function layerOf({ tags, kind }: Feature): Layer | null {
  const { highway = '', railway = '', natural = '', waterway = '', place = '' } = tags;
  const road = highway.replace(/_link$/, '');
  if (kind === 'line') {
    if (ROADS.includes(road)) return { layer: 'roads', c: road };
    // Tracks in yards, and metros under the ground of the streets, only add noise.
    if (RAIL.includes(railway) && !('service' in tags) && tags['tunnel'] !== 'yes') {
      return { layer: 'rail' };
    }
    if (natural === 'coastline') return { layer: 'coast' };
    if (['river', 'canal'].includes(waterway)) return { layer: 'rivers' };
    return null;
  }
  if (kind === 'area' && natural === 'coastline') return { layer: 'coast' };
  if ('name' in tags && PLACES.includes(place)) {
    return { layer: 'places', rank: PLACES.indexOf(place) };
  }
  if (kind === 'point') return null;
  if (natural === 'water' || waterway === 'riverbank') return { layer: 'water' };
  if ([tags['leisure'], tags['landuse'], natural].some((use) => PARKS.includes(use ?? ''))) {
    return { layer: 'parks' };
  }
  const isDistrict =
    tags['boundary'] === 'administrative' && DISTRICT_LEVELS.includes(tags['admin_level'] ?? '');
  return isDistrict && 'name' in tags ? { layer: 'places', rank: -1 } : null;
}
