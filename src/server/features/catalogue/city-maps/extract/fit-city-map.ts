import { brotliCompressSync, constants } from 'node:zlib';
import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';
import { drawCityMap, type Detail, type MappedCity } from './draw-city-map.ts';
import type { Feature } from './geometry.ts';

/** The most that a phone on a slow network loads for a map, in compressed bytes. */
export const MAX_BYTES = 55_000;

/** From exact to coarse. */
const DETAILS: readonly Detail[] = [
  { tolerance: 6, omitted: [] },
  { tolerance: 10, omitted: [] },
  { tolerance: 15, omitted: [] },
  { tolerance: 15, omitted: ['tertiary'] },
  { tolerance: 25, omitted: ['tertiary'] },
  { tolerance: 25, omitted: ['tertiary', 'secondary'] },
  { tolerance: 40, omitted: ['tertiary', 'secondary'] },
];

interface FittedMap {
  readonly map: CityMap;
  readonly json: string;
  /** The size as it is sent. */
  readonly bytes: number;
  readonly detail: Detail;
}

/** Draws the most exact map that is small enough to send; `null` if none is. */
export function fitCityMap(city: MappedCity, features: readonly Feature[]): FittedMap | null {
  for (const detail of DETAILS) {
    const map = drawCityMap(city, features, detail);
    const json = JSON.stringify(map);
    const bytes = sentBytes(json);
    if (bytes <= MAX_BYTES) return { map, json, bytes, detail };
  }
  return null;
}

/** Returns the size of a text with the compression of the server. */
function sentBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}
