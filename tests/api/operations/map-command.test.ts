import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityExtract } from '#tests/support/data/city-extract.ts';
import { runCommand } from '#tests/support/servers/run-command.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let folder: string;
let extract: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'vizit-test-map-'));
  extract = join(folder, 'extract.geojson');
  process.env['DATA_DIR'] = folder;
});
afterAll(async () => {
  delete process.env['DATA_DIR'];
  await rm(folder, { recursive: true });
  await server.close();
});

const run = (city: string) =>
  runCommand('map', ['--city', city, '--from', extract], server.database.connection);

test('npm run map writes the map of a city around its centre', async () => {
  const [city] = (await server.get('/api/v1/cities/')).body.results;
  await writeFile(extract, JSON.stringify(cityExtract(city.location)));
  const { code, errors, lines } = await run(city.slug);
  const file = join(folder, 'maps', 'hu', `${city.slug}.json`);
  expect(errors).toEqual([]);
  expect(code).toBe(0);
  expect(lines[0]).toMatch(new RegExp(`^Saved ${file}: \\d+ kB compressed$`));
  const { box, layers } = JSON.parse(await readFile(file, 'utf8'));
  expect((box[0] + box[2]) / 2).toBeCloseTo(city.location.lng, 4);
  expect(layers.roads).toHaveLength(18);
});

test('npm run map says in one line what is wrong', async () => {
  const lineOf = async (city: string, text: string) => {
    await writeFile(extract, text);
    const { code, errors } = await run(city);
    expect(code).toBe(1);
    return errors;
  };
  const [city] = (await server.get('/api/v1/cities/')).body.results;
  const here = JSON.stringify(cityExtract(city.location));
  expect(await lineOf(city.slug, '{')).toEqual([`${extract}: is not valid JSON`]);
  expect(await lineOf('atlantis', here)).toEqual(['There is no city atlantis']);
  expect(await lineOf(city.slug, JSON.stringify(cityExtract({ lat: 1, lng: 1 })))).toEqual([
    `${extract}: contains no streets of ${city.slug}`,
  ]);
});
