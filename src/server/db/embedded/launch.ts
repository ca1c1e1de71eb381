import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { logTail } from './log-file.ts';
import { adoptPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { postmasterFile, readPostmasterFile } from './postmaster-file.ts';
import type { PostmasterFile } from './postmaster-file.ts';
import { canSeeFolders, hasProcesses, isAlive, isPostgresOf } from './processes.ts';
import { PORT, SUPERUSER } from './installation/installation.ts';
import type { Installation } from './installation/installation.ts';
import { makeSocketFolder } from './installation/socket-folder.ts';
import { spawnPostmaster } from './spawn-postmaster.ts';

/** Replaying the write-ahead log after a crash takes this long on a slow disk. */
const START_TIMEOUT_MS = 120_000;
const ATTEMPTS = 5;

/**
 * Returns a ready server: the running one, or a new one.
 *
 * @throws EmbeddedPostgresError with the end of the server's log when it does not start.
 */
export async function launch(installation: Installation, signal: AbortSignal): Promise<Postmaster> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(START_TIMEOUT_MS)]);
  for (let attempt = 0; attempt < ATTEMPTS && !limit.aborted; attempt += 1) {
    if (attempt > 0) await pause(50 * 2 ** attempt, limit);
    const running = await findRunning(installation, limit);
    if (running) return adoptPostmaster(installation, running.pid);
    const started = await startOwn(installation, limit);
    if (started) return started;
  }
  signal.throwIfAborted();
  throw new EmbeddedPostgresError(
    `PostgreSQL does not start. The end of ${installation.logFile}:\n${logTail(installation.logFile)}`,
  );
}

/** Starts a server. Returns `undefined` when it ended before it was ready. */
async function startOwn(
  installation: Installation,
  limit: AbortSignal,
): Promise<Postmaster | undefined> {
  // Created at each start, because a clean-up of the temporary folder may have deleted it.
  makeSocketFolder(installation.socketFolder, installation.user);
  const postmaster = await spawnPostmaster(installation);
  const gone = new AbortController();
  void postmaster.exited.finally(() => gone.abort());
  const over = AbortSignal.any([limit, gone.signal]);
  while (!over.aborted) {
    const file = readPostmasterFile(installation.clusterFolder);
    if (file?.pid === postmaster.pid && (await acceptsConnections(installation, file)))
      return postmaster;
    await pause(10, over);
  }
  await postmaster.stop();
  return undefined;
}

/** Waits for a server that is starting or stopping, until it is ready or gone. */
async function findRunning(
  installation: Installation,
  limit: AbortSignal,
): Promise<PostmasterFile | undefined> {
  while (!limit.aborted) {
    const file = readPostmasterFile(installation.clusterFolder);
    if (file && isPostgresOf(installation.clusterFolder, file.pid)) {
      if (await acceptsConnections(installation, file)) return file;
    } else if (!hasProcesses(installation.clusterFolder)) {
      if (file) await clearStaleFile(installation, file);
      return undefined;
    }
    await pause(50, limit);
  }
  return undefined;
}

/**
 * Deletes the lock file of a dead server if an unrelated process now has its pid, as in a restarted
 * container: PostgreSQL would mistake that process for a server. It deletes other stale lock files.
 */
async function clearStaleFile(installation: Installation, file: PostmasterFile): Promise<void> {
  if (!canSeeFolders || !isAlive(file.pid)) return;
  installation.log('removing stale postmaster.pid', { pid: file.pid });
  await rm(postmasterFile(installation.clusterFolder), { force: true });
}

async function acceptsConnections(
  installation: Installation,
  file: PostmasterFile,
): Promise<boolean> {
  if (file.status !== 'ready' || file.socketFolder !== installation.socketFolder) return false;
  const client = new pg.Client({
    host: installation.socketFolder,
    port: PORT,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
