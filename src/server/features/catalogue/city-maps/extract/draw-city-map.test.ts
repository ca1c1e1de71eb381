import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityExtract } from '#tests/support/data/city-extract.ts';
import { drawCityMap } from './draw-city-map.ts';
import { fitCityMap, MAX_BYTES } from './fit-city-map.ts';
import type { Feature } from './geometry.ts';
import { readExtract } from './read/read-extract.ts';

const CENTRE = { lat: 47.5, lng: 19.05 };
const CITY = { slug: 'grey-town', location: CENTRE };
const EXACT = { tolerance: 5, omitted: [] };

/** Returns the points of a line in units. */
function pointsOf(line: readonly number[]): (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return Array.from({ length: line.length / 2 }, (_, index) => {
    x += line[2 * index] ?? 0;
    y += line[2 * index + 1] ?? 0;
    return [x, y] as const;
  });
}

test('drawCityMap draws streets, water, railway and names of an invented city', () => {
  const { layers, box } = drawCityMap(
    CITY,
    readExtract(JSON.stringify(cityExtract(CENTRE))),
    EXACT,
  );
  expect(layers.roads).toHaveLength(18);
  // Clipped to the box, a straight street keeps its two ends.
  expect(layers.roads?.find(({ n }) => n === 'Street 0')).toMatchObject({ c: 'primary' });
  expect(layers.roads?.flatMap(({ l }) => l.map((line) => line.length))).toEqual(
    Array.from({ length: 18 }, () => 4),
  );
  expect(layers.rivers?.map(({ n }) => n)).toEqual(['Grey River']);
  expect(layers.water?.map(({ n }) => n)).toEqual(['Lake']);
  expect(layers.parks).toHaveLength(1);
  expect(layers.rail).toHaveLength(1);
  expect(layers.places?.map(([name]) => name)).toEqual(['Old Town']);
  const [west, south, east, north] = box;
  expect((west + east) / 2).toBeCloseTo(CENTRE.lng, 4);
  expect((south + north) / 2).toBeCloseTo(CENTRE.lat, 4);
});

const position = fc
  .tuple(
    fc.double({ min: 18.6, max: 19.5, noNaN: true }),
    fc.double({ min: 47.2, max: 47.8, noNaN: true }),
  )
  .map(([x, y]) => [x, y] as const);
const feature: fc.Arbitrary<Feature> = fc
  .record({
    tags: fc.constantFrom(
      { highway: 'primary' },
      { railway: 'rail' },
      { waterway: 'river' },
      { natural: 'water' },
      { leisure: 'park' },
      { natural: 'coastline' },
    ),
    line: fc.array(position, { minLength: 2, maxLength: 12 }),
  })
  .map(({ tags, line }) => ({
    tags: tags as Record<string, string>,
    kind: 'leisure' in tags || ('natural' in tags && tags.natural === 'water') ? 'area' : 'line',
    parts: [line],
  }));

test('nothing of any extract is outside of the box', () => {
  fc.assert(
    fc.property(fc.array(feature, { maxLength: 8 }), (features) => {
      const { layers, box, q } = drawCityMap(CITY, features, EXACT);
      const [west, south, east, north] = box;
      const max = [Math.round((east - west) / q), Math.round((north - south) / q)] as const;
      const lines = [layers.roads, layers.rail, layers.rivers].flatMap((all) =>
        (all ?? []).flatMap(({ l }) => l),
      );
      const rings = [layers.water, layers.parks].flatMap((all) =>
        (all ?? []).flatMap(({ p }) => p),
      );
      for (const [x, y] of [...lines, ...rings].flatMap(pointsOf)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(max[0]);
        expect(y).toBeLessThanOrEqual(max[1]);
      }
    }),
  );
});

test('a large city is drawn more coarsely, so that its map stays small', () => {
  // Streets that wind, as straight ones simplify to two points.
  const winding = (street: number): Feature => ({
    tags: { highway: street % 2 === 0 ? 'tertiary' : 'primary', name: `Street ${street}` },
    kind: 'line',
    parts: [
      Array.from({ length: 200 }, (_, index) => [
        18.9 + index * 0.0015,
        47.37 + street * 0.0004 + 0.0002 * Math.sin(index * index + street),
      ]),
    ],
  });
  const fitted = fitCityMap(
    CITY,
    Array.from({ length: 600 }, (_, street) => winding(street)),
  );
  expect(fitted?.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(fitted?.detail.tolerance).toBeGreaterThan(6);
  expect(fitted?.map.layers.roads?.length).toBeGreaterThan(0);
});
