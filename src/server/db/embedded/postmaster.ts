import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgresOf } from './processes.ts';
import type { Site } from './site/site.ts';

/** A server that runs, whether this process started it or another did. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when the server is gone, for whatever reason. */
  readonly exited: Promise<void>;
  /** Ends what this process is answerable for; resolves when that is done. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 250;

/** Uses a server that another process owns: it is watched, and never stopped. */
export function adoptPostmaster(site: Site, pid: number): Postmaster {
  const watching = new AbortController();
  return {
    pid,
    exited: watchUntilGone(site.clusterFolder, pid, watching.signal),
    stop: async () => watching.abort(),
  };
}

async function watchUntilGone(folder: string, pid: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isPostgresOf(folder, pid)) {
    await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
