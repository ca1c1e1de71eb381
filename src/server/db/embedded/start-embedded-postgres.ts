import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './launch.ts';
import { keepLogSmall } from './log-file.ts';
import type { Postmaster } from './postmaster.ts';
import { prepareSite } from './site/prepare-site.ts';
import type { EmbeddedPostgresOptions } from './site/prepare-site.ts';
import { PORT, SUPERUSER } from './site/site.ts';
import type { Site } from './site/site.ts';
import { removeSocketFolder } from './site/socket-folder.ts';

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
  const site = await prepareSite(options);
  const stopping = new AbortController();
  let postmaster = await launch(site, stopping.signal).catch(async (error: unknown) => {
    await removeSocketFolder(site.socketFolder);
    throw error;
  });
  site.log('embedded PostgreSQL is ready', { pid: postmaster.pid, log: site.logFile });

  const supervise = async (): Promise<void> => {
    await postmaster.exited;
    while (!stopping.signal.aborted) {
      site.log('embedded PostgreSQL exited, restarting', { pid: postmaster.pid });
      const next = await relaunch(site, stopping.signal);
      if (!next) return;
      postmaster = next;
      if (stopping.signal.aborted) await postmaster.stop();
      await postmaster.exited;
    }
  };
  const supervision = supervise();
  const stopLogRotation = keepLogSmall(site.logFile);

  return {
    connection: { host: site.socketFolder, port: PORT, user: SUPERUSER },
    stop: async () => {
      stopping.abort();
      stopLogRotation();
      await postmaster.stop();
      await supervision;
      await removeSocketFolder(site.socketFolder);
    },
  };
}

/** Retries until the server starts or the process stops; readiness is 503 until then. */
async function relaunch(site: Site, signal: AbortSignal): Promise<Postmaster | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await launch(site, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      site.log('embedded PostgreSQL failed to start', {
        error: error instanceof Error ? error.message : String(error),
      });
      const delay = Math.min(MAX_BACKOFF_MS, 100 * 2 ** failures);
      await sleep(delay, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}
