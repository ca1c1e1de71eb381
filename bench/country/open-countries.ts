import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { ensureDatabase } from '#server/db/migrate/ensure-database.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readSchemaFiles } from '#server/db/migrate/schema-files.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { loadDemoData } from '#demo/index.ts';
import { COUNTRY, NOW, openDatabase, SEED } from './country.ts';
import { dataVersion } from './data-version.ts';

const CACHE = join(projectRoot(), '.cache/bench/doctors');

/** The generated countries by number of doctors, on a dedicated PostgreSQL server. */
export interface Countries {
  readonly connections: ReadonlyMap<number, DatabaseConnection>;
  /** The data folder of the server. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL with a country of each size. Generating 100,000 doctors takes minutes, so
 * databases are cached until the generator or the schema changes. Runs measure a copy,
 * because bookings use up slots.
 */
export async function openCountries(
  sizes: readonly number[],
  log: (line: string) => void,
): Promise<Countries> {
  const version = await dataVersion();
  await mkdir(CACHE, { recursive: true });
  for (const old of await readdir(CACHE)) {
    if (old !== version) await rm(join(CACHE, old), { recursive: true, force: true });
  }
  const folder = join(CACHE, version);
  await prepare(folder, sizes, log);
  // The measured server is durable (fsync), as in production.
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const connections = new Map(
    sizes.map((doctors) => [doctors, { ...postgres.connection, database: copyOf(doctors) }]),
  );
  return { connections, folder, stop: () => postgres.stop() };
}

async function prepare(
  folder: string,
  sizes: readonly number[],
  log: (line: string) => void,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    durable: false,
    log: () => undefined,
  });
  try {
    for (const doctors of sizes) {
      await fillTemplate({ ...postgres.connection, database: original(doctors) }, doctors, log);
    }
    const maintenance = openDatabase({ ...postgres.connection, database: 'postgres' });
    try {
      for (const doctors of sizes) {
        log(`copying a country of ${doctors} doctors\n`);
        await runQuery(maintenance.pool, { text: `drop database if exists ${copyOf(doctors)}` });
        await runQuery(maintenance.pool, {
          text: `create database ${copyOf(doctors)} template ${original(doctors)} strategy file_copy`,
        });
      }
    } finally {
      await maintenance.close();
    }
  } finally {
    await postgres.stop();
  }
}

/** Creates a database and generates a country in it, unless it already has one. */
async function fillTemplate(
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

function original(doctors: number): string {
  return `doctors_${doctors}`;
}

function copyOf(doctors: number): string {
  return `measured_${doctors}`;
}
