import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { openDatabase } from './country.ts';
import { dataVersion } from './data-version.ts';
import { fillTemplate } from './fill-template.ts';

/** The generated countries by number of doctors, on a dedicated PostgreSQL server. */
export interface Countries {
  readonly connections: ReadonlyMap<number, DatabaseConnection>;
  /** The data folder of the server. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL with a country of each size. Generating 100,000 doctors takes minutes, so
 * databases are cached in `cache` until the generator or the schema changes. Runs measure a copy,
 * because bookings use up slots.
 */
export async function openCountries(
  cache: string,
  sizes: readonly number[],
  log: (line: string) => void,
): Promise<Countries> {
  const version = await dataVersion();
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) {
    if (old !== version) await rm(join(cache, old), { recursive: true, force: true });
  }
  const folder = join(cache, version);
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

function original(doctors: number): string {
  return `doctors_${doctors}`;
}

function copyOf(doctors: number): string {
  return `measured_${doctors}`;
}
