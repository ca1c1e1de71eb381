import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of `postmaster.pid`, written by a running server. */
export interface PostmasterFile {
  readonly pid: number;
  /** Empty until the server listens. */
  readonly socketFolder: string;
  /** `starting`, `ready`, `stopping`, or empty just after the file is created. */
  readonly status: string;
}

export function postmasterFile(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}

/** Returns `undefined` when no server was started, or the last one stopped cleanly. */
export function readPostmasterFile(clusterFolder: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(postmasterFile(clusterFolder), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
    return { pid, socketFolder: lines[4]?.trim() ?? '', status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}
