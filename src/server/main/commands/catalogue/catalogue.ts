import { countryOf } from '#shared/countries/index.ts';
import { systemClock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { loadStarter } from '#server/features/clinic-data/starter/load-starter.ts';
import {
  addStarterCity,
  listStarterCities,
} from '#server/features/clinic-data/starter/starter-cities.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { operatorName } from '#server/main/command-line/operator-name.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';
import { CATALOGUE_USAGE, readCatalogueArguments } from './arguments.ts';

/** Loads the starter catalogue of a country, as the button of the console does. */
async function catalogue(args: readonly string[], config: Config): Promise<void> {
  const options = readCatalogueArguments(args, config.countries);
  const country = countryOf(options.country);
  await withDatabase(config, country.code, 'vizit-catalogue', async ({ pool }) => {
    const known = await listStarterCities(pool, country);
    const unknown = options.cities.find((slug) => !known.some((city) => city.slug === slug));
    if (unknown !== undefined) {
      const slugs = known.map(({ slug }) => slug).join(', ');
      throw new ArgumentError(`--cities: ${unknown} is none of ${slugs}`);
    }
    const target = { pool, country, actor: operatorName(), now: new Date(systemClock()) };
    const { specialties, procedures, categories, insurers } = await loadStarter(target);
    print(`Specialties added: ${specialties}`);
    print(`Procedures added: ${procedures}`);
    print(`Categories added: ${categories}`);
    print(`Insurers added: ${insurers}`);
    for (const slug of options.cities) {
      const isKnown = known.some((city) => city.slug === slug && city.is_added);
      await addStarterCity(target, slug);
      print(`City ${slug}: ${isKnown ? 'existed' : 'added'}`);
    }
  });
}

await runCommand(CATALOGUE_USAGE, catalogue);
