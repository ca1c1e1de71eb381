import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Processor time in milliseconds by process. */
export type Spent = ReadonlyMap<string, number>;

/**
 * What each of a cluster's processes has spent so far, to the microsecond (man proc, schedstat);
 * null where there is no such thing. Found by their working folder, which is the cluster's.
 */
export async function readPostgresCpu(dataDir: string): Promise<Spent | null> {
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => null);
  const processes = await readdir('/proc').catch(() => null);
  if (folder === null || processes === null) return null;
  const spent = new Map<string, number>();
  for (const id of processes.filter((name) => /^\d+$/.test(name))) {
    try {
      if ((await readlink(`/proc/${id}/cwd`)) !== folder) continue;
      const [nanoseconds] = (await readFile(`/proc/${id}/schedstat`, 'utf8')).split(' ');
      spent.set(id, Number(nanoseconds) / 1e6);
    } catch {
      // It has ended meanwhile.
    }
  }
  return spent.size === 0 ? null : spent;
}

/** Milliseconds spent between two readings. Those that have ended in between are not known. */
export function spentBetween(before: Spent | null, after: Spent | null): number {
  if (before === null || after === null) return Number.NaN;
  let sum = 0;
  for (const [id, milliseconds] of after) sum += milliseconds - (before.get(id) ?? 0);
  return sum;
}
