import type { CountryCode } from '#shared/countries/codes.ts';
import type { Config } from '#server/config/config.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { openDatabases } from './databases.ts';
import { onStopSignal } from '../stop-signals.ts';

/** Runs a function with the database of one country, and closes the database afterwards. */
export async function withDatabase(
  config: Config,
  country: CountryCode,
  applicationName: string,
  run: (database: Database) => Promise<void>,
): Promise<void> {
  const databases = await openDatabases({ ...config, countries: [country] }, () => undefined);
  const removeHandler = onStopSignal(() => databases.stop());
  try {
    for (const connection of databases.connections.values()) {
      const database = createDatabase({
        connection,
        size: 1,
        applicationName,
        log: () => undefined,
      });
      try {
        await run(database);
      } finally {
        await database.close();
      }
    }
  } finally {
    await databases.stop().finally(removeHandler);
  }
}
