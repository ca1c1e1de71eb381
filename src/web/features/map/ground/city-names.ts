import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { isInBox, type Box } from '../explore/map-view.ts';
import { decodeLine, type Position } from './decode-line.ts';

/** A name on a drawn map. */
export interface CityName {
  kind: 'place' | 'street' | 'water';
  name: string;
  at: Coordinates;
  /** Degrees clockwise from the horizontal; a street's name runs along it. */
  angle: number;
}

type Names = (box: Box, zoom: number) => CityName[];

/** The number of names; more would cover the streets. */
const MAX_NAMES = 40;
const PLACES_ZOOM = 11;
/** The zoom from which quarters are shown within districts. */
const QUARTERS_ZOOM = 13;
const WATER_ZOOM = 11;
/** The zoom from which the streets of a class have names. */
const STREET_ZOOMS: Readonly<Record<string, number>> = { motorway: 12, trunk: 12, primary: 12 };
const SIDE_STREET_ZOOM = 14.5;
/** The average width of a letter in pixels. */
const LETTER = 6.5;
const PIXELS_PER_DEGREE = 256 / 360;

/** Indexes the names of a city's map; returns a function that chooses those for a view. */
export function cityNames(city: CityMap): Names {
  const { districts = [], places = [], roads = [], streets = [], rivers = [] } = city.layers;
  const lines = (of: typeof roads, kind: 'street' | 'water', from: (c: string) => number) =>
    of.flatMap(({ n, c = '', l }) =>
      n === undefined
        ? []
        : [{ kind, name: n, from: from(c), lines: l.map((line) => decodeLine(city, line)) }],
    );
  const spots = [
    ...districts.flatMap(({ n, p: [ring = []] }) =>
      n === undefined ? [] : [{ name: n, at: middleOf(decodeLine(city, ring)), from: PLACES_ZOOM }],
    ),
    ...places.map(([name, x, y]) => ({
      name,
      at: middleOf(decodeLine(city, [x, y])),
      from: districts.length === 0 ? PLACES_ZOOM : QUARTERS_ZOOM,
    })),
  ];
  const named = [
    ...lines(rivers, 'water', () => WATER_ZOOM),
    ...lines([...roads, ...streets], 'street', (c) => STREET_ZOOMS[c] ?? SIDE_STREET_ZOOM),
  ];

  return (box, zoom) => {
    const places = spots.flatMap(({ name, at, from }): CityName[] =>
      zoom >= from && isInBox(at, box) ? [{ kind: 'place', name, at, angle: 0 }] : [],
    );
    const along = named.flatMap(({ kind, name, from, lines: all }): CityName[] => {
      const spot = zoom < from ? null : longestPart(all, box);
      if (spot === null || spot.length * 2 ** zoom < name.length * LETTER) return [];
      return [{ kind, name, at: spot.at, angle: spot.angle }];
    });
    const water = along.filter(({ kind }) => kind === 'water');
    const onStreets = along.filter(({ kind }) => kind === 'street');
    return [...water, ...places, ...onStreets].slice(0, MAX_NAMES);
  };
}

/** Returns the middle of the longest straight part in a box, and its length in pixels at zoom 0. */
function longestPart(lines: readonly (readonly Position[])[], box: Box) {
  let longest: { from: Position; to: Position; length: number } | null = null;
  for (const line of lines) {
    for (let index = 1; index < line.length; index += 1) {
      const from = line[index - 1];
      const to = line[index];
      if (from === undefined || to === undefined || !isInBox(middleOf([from, to]), box)) continue;
      const { x, y } = step(from, to);
      const length = Math.hypot(x, y);
      if (length > (longest?.length ?? 0)) longest = { from, to, length };
    }
  }
  if (longest === null) return null;
  const { x, y } = step(longest.from, longest.to);
  const angle = (-Math.atan2(y, x) * 180) / Math.PI;
  return {
    at: middleOf([longest.from, longest.to]),
    length: longest.length,
    // Turned so that it reads from left to right.
    angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
  };
}

/** Returns the way between two positions in pixels at zoom 0, with y to the north. */
function step([fromLat, fromLng]: Position, [toLat, toLng]: Position) {
  const stretch = 1 / Math.cos((fromLat * Math.PI) / 180);
  return {
    x: (toLng - fromLng) * PIXELS_PER_DEGREE,
    y: (toLat - fromLat) * stretch * PIXELS_PER_DEGREE,
  };
}

function middleOf(positions: readonly Position[]): Coordinates {
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return {
    lat: middle(positions.map(([lat]) => lat)),
    lng: middle(positions.map(([, lng]) => lng)),
  };
}
