import type { DatabaseConnection } from '#server/db/connection.ts';
import { ensureDatabase } from '#server/db/migrate/ensure-database.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readSchemaFiles } from '#server/db/migrate/schema-files.ts';
import { loadDemoData } from '#demo/index.ts';
import { COUNTRY, NOW, openDatabase, SEED } from './country.ts';

/** Creates a database and generates a country in it, unless it already has one. */
export async function fillTemplate(
  connection: DatabaseConnection,
  doctors: number,
  log: (line: string) => void,
): Promise<void> {
  await ensureDatabase(connection);
  await migrate(connection, await readSchemaFiles(), () => undefined);
  const database = openDatabase(connection);
  try {
    const isNew = await loadDemoData(database, {
      country: COUNTRY,
      doctors,
      seed: SEED,
      now: NOW,
      onProgress: (progress) => log(`generating ${progress.doctors} of ${doctors} doctors\r`),
    });
    if (isNew) log('\n');
  } finally {
    await database.close();
  }
}
