import { systemClock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { createDatabase } from '#server/db/database.ts';
import { isEmpty } from '#demo/load/is-empty.ts';
import type { Databases } from './databases.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** The size of each country's demo data at the first start. */
const DOCTORS = 300;
const SEED = 7;

/** Returns true if the databases of a process may have demo data: it is loaded into empty ones, and kept alive. */
export function mayHaveDemoData({ environment, hasDemoData }: Config): boolean {
  return environment !== 'production' && hasDemoData;
}

/** Returns true if a start makes accounts for people who try the demo on their own machine. */
export function hasDemoAccounts(config: Config): boolean {
  return mayHaveDemoData(config) && config.databaseUrls.size === 0;
}

/** Loads demo data into empty databases. */
export async function fillEmptyDatabases(
  { owners }: Databases,
  print: (line: string) => void,
): Promise<void> {
  for (const [country, connection] of owners) {
    const database = createDatabase({
      connection,
      size: 2,
      applicationName: 'vizit-demo',
      statementTimeoutMs: 0,
      log: () => undefined,
    });
    try {
      const report = (message: string) => print(`${message}\n`);
      if (!(await waitForDatabase({ country, report }, () => isEmpty(database.pool)))) continue;
      // The names and texts of five countries would stay in memory, and only a first start needs them.
      const { loadDemoData } = await import('#demo/index.ts');
      print(`Loading demo data: ${country}\n`);
      const options = { country, doctors: DOCTORS, seed: SEED, now: systemClock(), hasLife: true };
      await waitForDatabase({ country, report }, () => loadDemoData(database, options));
    } finally {
      await database.close();
    }
  }
}
