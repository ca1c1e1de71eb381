import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';

/** A position: latitude and longitude. */
export type Position = [lat: number, lng: number];

/** Decodes a line of a city's map: a point, then the steps to the next ones. */
export function decodeLine(
  { box: [west, south], q }: Pick<CityMap, 'box' | 'q'>,
  line: readonly number[],
): Position[] {
  const positions: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < line.length; index += 2) {
    x += line[index] ?? 0;
    y += line[index + 1] ?? 0;
    positions.push([south + y * q, west + x * q]);
  }
  return positions;
}
