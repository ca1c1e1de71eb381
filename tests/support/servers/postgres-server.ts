import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isAlive } from '#server/db/embedded/processes.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import type { EmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this test run. */
    postgres: EmbeddedPostgres['connection'];
  }
}

const PREFIX = 'vizit-test-';

/** Starts one PostgreSQL server for the whole test run, in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  project.provide('postgres', server.connection);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Removes the data folders of test runs that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const [, pid] = /^vizit-test-(\d+)-/.exec(entry) ?? [];
    if (pid && !isAlive(Number(pid))) {
      await rm(join(tmpdir(), entry), { recursive: true, force: true });
    }
  }
}
