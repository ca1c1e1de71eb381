import type { CountryCode } from '#shared/countries/codes.ts';
import type { Config } from '#server/config/config.ts';
import { embeddedDatabaseName, type DatabaseConnection } from '#server/db/connection.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { ensureDatabase } from '#server/db/ensure-database.ts';
import type { DatabaseLog } from '#server/db/log.ts';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/read-migrations.ts';
import { keepSessionSettings } from '#server/db/session-settings.ts';

export interface Databases {
  /** Existing and migrated; each leads to the database itself, past any pooler. */
  readonly connections: ReadonlyMap<CountryCode, DatabaseConnection>;
  /** Stops the embedded server, if this process runs one. */
  stop(): Promise<void>;
}

/**
 * Makes the database of every country served ready for use: on the server its address names, or
 * on the embedded one, which is started when a country needs it.
 */
export async function openDatabases(config: Config, log: DatabaseLog): Promise<Databases> {
  const isEmbeddedNeeded = config.countries.some((code) => !config.databaseUrls.has(code));
  const embedded = isEmbeddedNeeded
    ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
    : null;
  try {
    const connectionOf = (code: CountryCode): DatabaseConnection => {
      const connectionString = config.directDatabaseUrls.get(code) ?? config.databaseUrls.get(code);
      if (connectionString !== undefined) return { connectionString };
      if (embedded === null) throw new Error('the embedded server was not started');
      return { ...embedded.connection, database: embeddedDatabaseName(code) };
    };
    const connections = new Map(config.countries.map((code) => [code, connectionOf(code)]));
    const migrations = await readMigrations();
    await Promise.all(
      [...connections].map(async ([code, connection]) => {
        await ensureDatabase(connection);
        await migrate(connection, migrations, log);
        if (config.directDatabaseUrls.has(code)) await keepSessionSettings(connection);
      }),
    );
    return { connections, stop: async () => embedded?.stop() };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
