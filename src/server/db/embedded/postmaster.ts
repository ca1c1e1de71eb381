import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgresOf } from './processes.ts';
import type { Installation } from './installation/installation.ts';

/** A running server, started by this process or by another. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when the server has ended, for any reason. */
  readonly exited: Promise<void>;
  /** Stops the server if this process started it; resolves when that is done. */
  stop(): Promise<void>;
}

const POLL_INTERVAL_MS = 250;

/** Adopts a server that another process owns: watches it, and never stops it. */
export function adoptPostmaster(installation: Installation, pid: number): Postmaster {
  const watching = new AbortController();
  return {
    pid,
    exited: watchUntilGone(installation.clusterFolder, pid, watching.signal),
    stop: async () => watching.abort(),
  };
}

async function watchUntilGone(folder: string, pid: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isPostgresOf(folder, pid)) {
    await sleep(POLL_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
