import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { socketFolderOf } from './installation/socket-folder.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import type { EmbeddedPostgres } from './start-embedded-postgres.ts';

/** Creates a data folder that is deleted after the test, with the leftovers of killed processes. */
export async function makeDataDir(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vizit-embedded-')));
  onTestFinished(async () => {
    // A server whose parent was killed ends by itself, and writes until then.
    const last = readPostmasterFile(join(folder, 'postgres'));
    if (last && last.pid !== process.pid) await untilGone(last.pid);
    await rm(folder, { recursive: true, force: true });
    await rm(socketFolderOf(join(folder, 'postgres')), { recursive: true, force: true });
  });
  return folder;
}

/** Starts a server in this process, and stops it after the test unless the test did. */
export async function startHere(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  onTestFinished(() => server.stop());
  return server;
}

/** Spawns a Node process that starts or adopts the server and lives until it is killed. */
export async function startInProcess(dataDir: string): Promise<ChildProcess> {
  const module = join(import.meta.dirname, 'start-embedded-postgres.ts');
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  expect(String(first[0])).toBe('ready\n');
  return child;
}

export function postmasterPid(dataDir: string): number {
  const file = readPostmasterFile(join(dataDir, 'postgres'));
  if (!file) throw new Error('No server runs');
  return file.pid;
}

export async function untilGone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000, interval: 10 });
}

/** Runs a statement on a separate connection. */
export async function query(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  sql: string,
): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a statement like `query` on a server that may be restarting. */
export async function queryWhenBack(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  return vi.waitFor(() => query(server, sql), { timeout: 60_000, interval: 20 });
}
