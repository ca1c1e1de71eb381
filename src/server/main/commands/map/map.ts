import { readFile } from 'node:fs/promises';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Config } from '#server/config/config.ts';
import { cityMapFile, writeCityMap } from '#server/features/catalogue/city-maps/city-map-folder.ts';
import {
  ExtractError,
  readExtract,
} from '#server/features/catalogue/city-maps/extract/read/read-extract.ts';
import {
  fitCityMap,
  MAX_BYTES,
} from '#server/features/catalogue/city-maps/extract/fit-city-map.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { CommandError } from '#server/main/command-line/command-error.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';
import { MAP_USAGE, readMapArguments } from './arguments.ts';

/** Draws the map of a city from an extract of OpenStreetMap. */
async function map(args: readonly string[], config: Config): Promise<void> {
  const { city, from, countries } = readMapArguments(args, config.countries);
  const features = readFeatures(from, await readText(from));
  const { country, location } = await findCity(config, city, countries);
  const fitted = fitCityMap({ slug: city, location }, features);
  if (fitted === null) {
    throw new CommandError(`${from}: the map of ${city} would be larger than ${MAX_BYTES} bytes`);
  }
  const { roads, water, rail, places } = fitted.map.layers;
  if (roads?.length === 0) throw new CommandError(`${from}: contains no streets of ${city}`);
  const file = cityMapFile(config.dataDir, country, city);
  await writeCityMap(file, fitted.json);
  const { tolerance, omitted } = fitted.detail;
  print(`Saved ${file}: ${Math.ceil(fitted.bytes / 1000)} kB compressed`);
  print(`Streets: ${roads?.length}, simplified to ${tolerance} m`);
  if (omitted.length > 0) print(`Omitted for size: ${omitted.join(', ')}`);
  print(`Water: ${water?.length}, railways: ${rail?.length}, names: ${places?.length}`);
  print('Restart the web processes to show it.');
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new ArgumentError(`--from: cannot read ${file}`, { cause });
  }
}

function readFeatures(file: string, text: string) {
  try {
    return readExtract(text);
  } catch (error) {
    if (!(error instanceof ExtractError)) throw error;
    throw new CommandError(`${file}: ${error.message}`, { cause: error });
  }
}

async function findCity(config: Config, slug: string, countries: readonly CountryCode[]) {
  const found: { country: CountryCode; location: Coordinates }[] = [];
  for (const country of countries) {
    await withDatabase(config, country, 'vizit-map', async ({ pool }) => {
      const { rows } = await pool.query<Coordinates>('select lat, lng from city where slug = $1', [
        slug,
      ]);
      found.push(...rows.map((location) => ({ country, location })));
    });
  }
  const [city] = found;
  if (city === undefined) throw new CommandError(`There is no city ${slug}`);
  return city;
}

await runCommand(MAP_USAGE, map);
