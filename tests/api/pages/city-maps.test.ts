import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cityMapFile,
  readCityMaps,
  writeCityMap,
  type CityMapFile,
} from '#server/features/catalogue/city-maps/city-map-folder.ts';
import { fitCityMap } from '#server/features/catalogue/city-maps/extract/fit-city-map.ts';
import { readExtract } from '#server/features/catalogue/city-maps/extract/read/read-extract.ts';
import { cityExtract } from '#tests/support/data/city-extract.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const BUDAPEST = { slug: 'budapest', location: { lat: 47.5, lng: 19.05 } };

let dataDir: string;
let maps: CityMapFile[];
let broken: string[];
let server: TestServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-test-maps-'));
  const extract = readExtract(JSON.stringify(cityExtract(BUDAPEST.location)));
  const file = cityMapFile(dataDir, 'hu', 'budapest');
  await writeCityMap(file, fitCityMap(BUDAPEST, extract)?.json ?? '');
  await writeFile(cityMapFile(dataDir, 'hu', 'debrecen'), '{"v":2}');
  await writeFile(join(file, '../secret.txt'), 'secret');
  broken = [];
  maps = await readCityMaps(dataDir, 'hu', (name) => broken.push(name));
  server = await startTestServer({ cityMaps: maps });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

const urlOf = () => maps[0]?.url ?? '';

test('the server reads the maps of its country and skips other files', async () => {
  expect(urlOf()).toMatch(/^\/media\/maps\/budapest-[0-9a-f]{10}\.json$/);
  expect(maps).toHaveLength(1);
  expect(broken).toEqual([cityMapFile(dataDir, 'hu', 'debrecen')]);
  const none = await readCityMaps(dataDir, 'kz', (name) => broken.push(name));
  expect(none).toEqual([]);
});

test('a map is cached forever, as its URL changes with the content', async () => {
  const { status, headers, body } = await server.get(urlOf());
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(body).toMatchObject({ v: 1, city: 'budapest' });

  const file = cityMapFile(dataDir, 'hu', 'budapest');
  await writeCityMap(file, JSON.stringify({ ...body, attribution: '© Other' }));
  const [changed] = await readCityMaps(dataDir, 'hu', () => undefined);
  expect(changed?.url).not.toBe(urlOf());
});

test.each(['br', 'gzip'])('a map is compressed with %s', async (encoding) => {
  const request = { url: urlOf(), headers: { 'accept-encoding': encoding } };
  const { headers } = await server.app.inject(request);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toContain('accept-encoding');
});

test.each([
  '/media/maps/budapest.json',
  '/media/maps/szeged-0123456789.json',
  '/media/maps/secret.txt',
  '/media/maps/..%2Fsecret.json',
  '/media/maps/../secret',
  '/media/maps/%2e%2e%2f%2e%2e%2fsecret.json',
])('%s is not found', async (url) => {
  expect((await server.get(url)).status).toBe(404);
});

describe('the public settings', () => {
  const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' };

  test('the public settings name the drawn maps with their boxes', async () => {
    const { body } = await server.get('/api/v1/settings/');
    expect(body.map_tiles).toBeNull();
    expect(body.map_cities).toHaveLength(1);
    const [{ url, west, south, east, north }] = body.map_cities;
    expect(url).toBe(urlOf());
    expect((west + east) / 2).toBeCloseTo(BUDAPEST.location.lng, 4);
    expect((south + north) / 2).toBeCloseTo(BUDAPEST.location.lat, 4);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])(
    'the public settings with tiles that are the default: %s, %i drawn maps are used',
    async (isDefault, count) => {
      const other = await startTestServer({ cityMaps: maps, mapTiles: { ...tiles, isDefault } });
      const { body } = await other.get('/api/v1/settings/');
      await other.close();
      expect(body.map_tiles).toEqual(tiles);
      expect(body.map_cities).toHaveLength(count);
    },
  );
});
