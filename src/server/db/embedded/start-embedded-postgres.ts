import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './launch.ts';
import { startLogRotation } from './log-file.ts';
import type { Postmaster } from './postmaster.ts';
import { prepareInstallation } from './installation/prepare-installation.ts';
import type { EmbeddedPostgresOptions } from './installation/prepare-installation.ts';
import { PORT, SUPERUSER } from './installation/installation.ts';
import type { Installation } from './installation/installation.ts';
import { removeSocketFolder } from './installation/socket-folder.ts';

export interface EmbeddedPostgres {
  /** Stays the same when the server restarts. `host` is the folder of the Unix socket. */
  readonly connection: { readonly host: string; readonly port: number; readonly user: string };
  /** Stops the server unless another process owns it, and resolves when it is down. */
  stop(): Promise<void>;
}

const MAX_BACKOFF_MS = 5000;

/**
 * Starts PostgreSQL, or adopts the server that another process runs on the same data folder.
 * Restarts a server that dies, as long as this process lives.
 *
 * @throws EmbeddedPostgresError naming the cause.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const installation = await prepareInstallation(options);
  const stopping = new AbortController();
  let postmaster = await launch(installation, stopping.signal).catch(async (error: unknown) => {
    await removeSocketFolder(installation.socketFolder);
    throw error;
  });
  installation.log('embedded PostgreSQL is ready', {
    pid: postmaster.pid,
    log: installation.logFile,
  });

  const supervise = async (): Promise<void> => {
    await postmaster.exited;
    while (!stopping.signal.aborted) {
      installation.log('embedded PostgreSQL exited, restarting', { pid: postmaster.pid });
      const next = await relaunch(installation, stopping.signal);
      if (!next) return;
      postmaster = next;
      if (stopping.signal.aborted) await postmaster.stop();
      await postmaster.exited;
    }
  };
  const supervision = supervise();
  const stopLogRotation = startLogRotation(installation.logFile);

  return {
    connection: { host: installation.socketFolder, port: PORT, user: SUPERUSER },
    stop: async () => {
      stopping.abort();
      stopLogRotation();
      await postmaster.stop();
      await supervision;
      await removeSocketFolder(installation.socketFolder);
    },
  };
}

/** Retries until the server starts or the process stops; readiness is 503 until then. */
async function relaunch(
  installation: Installation,
  signal: AbortSignal,
): Promise<Postmaster | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await launch(installation, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      installation.log('embedded PostgreSQL failed to start', {
        error: error instanceof Error ? error.message : String(error),
      });
      const delay = Math.min(MAX_BACKOFF_MS, 100 * 2 ** failures);
      await sleep(delay, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}
