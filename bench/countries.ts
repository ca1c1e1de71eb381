import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { ensureDatabase } from '#server/db/ensure-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/read-migrations.ts';
import { loadDemoData } from '#server/demo/index.ts';

/** The country that is generated: its capital has two thirds of all doctors. */
export const COUNTRY = 'hu';
/** Data is of this moment for ever, so that what was generated once stays of use. */
export const NOW = Date.parse('2026-11-23T06:00:00Z');
const SEED = 7;

/** Generated countries, each with so many doctors. */
export interface Countries {
  open(doctors: number): Promise<Database>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL with countries of any size. A hundred thousand doctors take minutes to generate, so
 * they are kept under `.cache/bench/doctors` until the generator or the schema is another.
 */
export async function openCountries(log: (line: string) => void): Promise<Countries> {
  const cache = join(projectRoot(), '.cache', 'bench', 'doctors');
  const version = await versionOfData();
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) {
    if (old !== version) await rm(join(cache, old), { recursive: true, force: true });
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: join(cache, version),
    durable: false,
    log: () => undefined,
  });
  const opened: Database[] = [];
  return {
    async open(doctors) {
      const connection = { ...postgres.connection, database: `doctors_${doctors}` };
      await fill(connection, doctors, log);
      const database = open(connection, 10_000);
      opened.push(database);
      return database;
    },
    async stop() {
      await Promise.all(opened.map((database) => database.close()));
      await postgres.stop();
    },
  };
}

function open(connection: DatabaseConnection, statementTimeoutMs: number): Database {
  const log = () => undefined;
  return createDatabase({
    ...{ connection, size: 4, applicationName: 'vizit-bench', statementTimeoutMs, log },
  });
}

async function fill(
  connection: DatabaseConnection,
  doctors: number,
  log: (line: string) => void,
): Promise<void> {
  await ensureDatabase(connection);
  await migrate(connection, await readMigrations(), () => undefined);
  const database = open(connection, 0);
  try {
    const isNew = await loadDemoData(database, {
      ...{ country: COUNTRY, doctors, seed: SEED, now: NOW },
      onProgress: (progress) => log(`generating ${progress.doctors} of ${doctors} doctors\r`),
    });
    if (isNew) log('\n');
  } finally {
    await database.close();
  }
}

/** Tells generators and schemas apart. */
async function versionOfData(): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(projectRoot(), 'src/server/demo');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .toSorted();
  for (const source of sources) hash.update(await readFile(source));
  for (const { checksum } of await readMigrations()) hash.update(checksum);
  return hash.digest('hex').slice(0, 16);
}
