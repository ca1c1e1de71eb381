import simplify from 'simplify-js';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { MapBox } from '#shared/domain/catalogue/places/city-map.ts';
import type { Line, Point } from './geometry.ts';

const METRES_PER_DEGREE = 111_195;
/** Degrees per unit of a file, about one metre. */
export const UNIT = 1e-5;
/** The width and height of a map in metres: a large city with its suburbs. */
const SIDE = 30_000;

/** The plane of a city: metres from the south-west corner of its box. */
export interface Plane {
  readonly box: MapBox;
  /** The north-east corner. */
  readonly corner: Point;
  toMetres(line: Line): Line;
  /** Returns the units of a line in metres, as a file has them. */
  toUnits(line: Line): number[];
}

/** Creates the plane around the centre of a city. */
export function planeAround({ lat, lng }: Coordinates): Plane {
  const perLat = METRES_PER_DEGREE;
  const perLng = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const round = (degrees: number) => Number(degrees.toFixed(5));
  const box = [
    round(lng - SIDE / 2 / perLng),
    round(lat - SIDE / 2 / perLat),
    round(lng + SIDE / 2 / perLng),
    round(lat + SIDE / 2 / perLat),
  ] as const;
  const [west, south, east, north] = box;
  const corner = [(east - west) * perLng, (north - south) * perLat] as const;
  const units = [Math.round((east - west) / UNIT), Math.round((north - south) / UNIT)] as const;
  return {
    box,
    corner,
    toMetres: (line) => line.map(([x, y]) => [(x - west) * perLng, (y - south) * perLat] as const),
    toUnits(line) {
      let [lastX, lastY] = [0, 0];
      return line.flatMap(([x, y]) => {
        const atX = Math.round((x / corner[0]) * units[0]);
        const atY = Math.round((y / corner[1]) * units[1]);
        const step = [atX - lastX, atY - lastY];
        [lastX, lastY] = [atX, atY];
        return step;
      });
    },
  };
}

/** Removes points that are closer than a tolerance in metres to the line without them. */
export function simplifyLine(line: Line, tolerance: number): Line {
  const points = line.map(([x, y]) => ({ x, y }));
  return simplify(points, tolerance, true).map(({ x, y }) => [x, y] as const);
}
