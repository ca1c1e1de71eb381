import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { layerOf, type Layer } from './classify.ts';
import type { Feature } from './geometry.ts';
import { namePlaces } from './name-places.ts';
import { penFor } from './pen.ts';
import { planeAround, UNIT } from './projection.ts';
import { seaRings } from './sea.ts';

const ATTRIBUTION = '© OpenStreetMap contributors';

/** The city of a map. */
export interface MappedCity {
  readonly slug: string;
  readonly location: Coordinates;
}

/** The accuracy of a map. */
export interface Detail {
  /** In metres. */
  readonly tolerance: number;
  /** The classes of roads that are left out. */
  readonly omitted: readonly string[];
}

/** Draws the map of a city from the features of an extract: classified, clipped and simplified. */
export function drawCityMap(
  { slug, location }: MappedCity,
  features: readonly Feature[],
  { tolerance, omitted }: Detail,
): CityMap {
  const plane = planeAround(location);
  const pen = penFor(plane, tolerance);
  const placed = features.flatMap((feature) => {
    const layer = layerOf(feature);
    const { tags, parts } = feature;
    return layer === null ? [] : [{ ...layer, n: tags['name'], parts: parts.map(plane.toMetres) }];
  });
  const on = (name: Layer['layer']) => placed.filter(({ layer }) => layer === name);
  const partsOn = (name: Layer['layer']) => on(name).flatMap(({ parts }) => parts);
  const areas = (name: Layer['layer']) => on(name).flatMap(({ parts, n }) => pen.area(parts, n));
  // The ways of one street become one line, and all streets without a name one thing.
  const named = (name: Layer['layer']) =>
    [...Map.groupBy(on(name), ({ c, n }) => JSON.stringify([c, n])).values()].flatMap((ways) =>
      pen.lines(
        ways.flatMap(({ parts }) => parts),
        ways[0],
      ),
    );
  const sea = seaRings(pen.clip(partsOn('coast')), plane.corner) ?? [];
  return {
    v: 1,
    city: slug,
    box: plane.box,
    q: UNIT,
    attribution: ATTRIBUTION,
    layers: {
      roads: named('roads').filter(({ c = '' }) => !omitted.includes(c)),
      rail: pen.lines(partsOn('rail')),
      rivers: named('rivers'),
      water: [...pen.area(sea), ...areas('water')],
      parks: areas('parks'),
      places: namePlaces(
        on('places').map(({ n = '', rank = 0, parts }) => ({ name: n, rank, parts })),
        plane,
      ),
    },
  };
}
