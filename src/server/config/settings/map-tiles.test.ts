import { expect, test } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { readMapTiles } from './map-tiles.ts';

const MAP_TILES_URL = 'https://tiles.example.com/{z}/{x}/{y}.png';
const MAP_TILES_ATTRIBUTION = '© Example';

test('readMapTiles returns map tiles only with a URL and an attribution', () => {
  expect(readMapTiles({})).toBeNull();
  expect(readMapTiles({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION })).toEqual({
    url: MAP_TILES_URL,
    attribution: MAP_TILES_ATTRIBUTION,
    isDefault: false,
  });
});

test('in development, the tiles of OpenStreetMap are the default and can be turned off', () => {
  expect(readMapTiles({}, true)).toMatchObject({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    isDefault: true,
  });
  expect(readMapTiles({ MAP_TILES_URL: 'none' }, true)).toBeNull();
  const own = { MAP_TILES_URL, MAP_TILES_ATTRIBUTION };
  expect(readMapTiles(own, true)).toMatchObject({ url: MAP_TILES_URL, isDefault: false });
});

test.each([
  { MAP_TILES_URL },
  { MAP_TILES_URL: 'https://tiles.example.com/', MAP_TILES_ATTRIBUTION },
  { MAP_TILES_URL: 'ftp://tiles.example.com/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION },
  { MAP_TILES_URL: 'https://{s}.example.com/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION },
])('readMapTiles rejects %j', (env) => {
  expect(() => readMapTiles(env)).toThrow(ConfigError);
});
