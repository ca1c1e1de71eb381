import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import type { EmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { createDatabaseFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this test run. */
    postgres: EmbeddedPostgres['connection'];
  }
}

/** Starts one PostgreSQL server for the whole test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await createDatabaseFolder();
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  project.provide('postgres', server.connection);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
