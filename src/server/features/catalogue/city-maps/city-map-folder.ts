import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { MapBox } from '#shared/domain/catalogue/places/city-map.ts';
import { assetPaths } from '#shared/paths.ts';

/** A drawn map that the server holds in memory. */
export interface CityMapFile {
  /** The URL, which contains a hash of the content. */
  readonly url: string;
  readonly box: MapBox;
  readonly json: string;
}

/** The part of a map that the server reads. */
const header = Compile(
  Type.Object({
    v: Type.Literal(1),
    box: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  }),
);
const HASH_LENGTH = 10;
const FILE = /^([a-z0-9-]+)\.json$/;

/** Returns the file with the map of a city in the data folder. */
export function cityMapFile(dataDir: string, country: CountryCode, slug: string): string {
  return join(folderOf(dataDir, country), `${slug}.json`);
}

function folderOf(dataDir: string, country: CountryCode): string {
  return join(dataDir, 'maps', country);
}

/** Writes the map of a city at once, so that a server never reads half of it. */
export async function writeCityMap(file: string, json: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, json);
  await rename(draft, file);
}

/** Reads the maps of a country's cities. `onError` receives files that are not maps. */
export async function readCityMaps(
  dataDir: string,
  country: CountryCode,
  onError: (file: string) => void,
): Promise<CityMapFile[]> {
  const names = await readdir(folderOf(dataDir, country)).catch(() => []);
  const slugs = names.flatMap((name) => FILE.exec(name)?.[1] ?? []).toSorted();
  const maps = await Promise.all(
    slugs.map(async (slug) => {
      const file = cityMapFile(dataDir, country, slug);
      const json = await readFile(file, 'utf8');
      const box = boxOf(json);
      if (box === null) onError(file);
      return box === null ? [] : [{ url: urlOf(slug, json), box, json }];
    }),
  );
  return maps.flat();
}

function urlOf(slug: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  return assetPaths.cityMap(`${slug}-${hash}`);
}

function boxOf(json: string): MapBox | null {
  try {
    const map: unknown = JSON.parse(json);
    return header.Check(map) ? map.box : null;
  } catch {
    return null;
  }
}
