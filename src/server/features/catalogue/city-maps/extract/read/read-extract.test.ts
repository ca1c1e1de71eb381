import { expect, test } from 'vitest';
import { ExtractError, readExtract } from './read-extract.ts';

const at = (lon: number, lat: number) => ({ lat, lon });

test('readExtract reads ways, relations and nodes of Overpass', () => {
  const elements = [
    { type: 'node', id: 1, lat: 47.5, lon: 19, tags: { place: 'suburb', name: 'Old Town' } },
    { type: 'way', id: 2, tags: { highway: 'primary' }, geometry: [at(19, 47), null, at(20, 47)] },
    {
      type: 'relation',
      id: 3,
      tags: { natural: 'water', type: 'multipolygon' },
      members: [
        { type: 'way', ref: 4, role: 'outer', geometry: [at(0, 0), at(1, 0), at(1, 1)] },
        { type: 'way', ref: 5, role: 'outer', geometry: [at(1, 1), at(0, 0)] },
      ],
    },
  ];
  const features = readExtract(JSON.stringify({ version: 0.6, elements }));
  expect(features.map(({ kind }) => kind)).toEqual(['point', 'line', 'area']);
  expect(features[1]?.parts).toEqual([
    [
      [19, 47],
      [20, 47],
    ],
  ]);
  expect(features[2]?.parts[0]).toHaveLength(4);
});

test('a closed street stays a line', () => {
  const ring = [at(0, 0), at(1, 0), at(1, 1), at(0, 0)];
  const way = { type: 'way', tags: { highway: 'primary' }, geometry: ring };
  expect(readExtract(JSON.stringify({ elements: [way] }))[0]?.kind).toBe('line');
});

test.each([
  ['{"type":', 'is not valid JSON'],
  ['[]', 'is neither a GeoJSON FeatureCollection nor the JSON of Overpass'],
  ['{"type":"FeatureCollection","features":[{"geometry":{"type":"Line"}}]}', 'is neither'],
  ['{"elements":[{"type":"way","tags":{"highway":"primary"},"nodes":[1,2]}]}', 'out geom'],
])('readExtract rejects %s', (text, reason) => {
  expect(() => readExtract(text)).toThrow(ExtractError);
  expect(() => readExtract(text)).toThrow(reason);
});
