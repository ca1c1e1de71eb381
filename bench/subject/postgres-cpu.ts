import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** CPU time in milliseconds by process id. */
export type CpuByProcess = ReadonlyMap<string, number>;

/**
 * Reads the CPU time of each process of a cluster (man proc, schedstat), found by its working
 * folder; null where there is no /proc.
 */
export async function readPostgresCpu(dataDir: string): Promise<CpuByProcess | null> {
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
      // The process has exited.
    }
  }
  return spent.size === 0 ? null : spent;
}

/** Returns CPU milliseconds between two readings, without processes that have exited. */
export function cpuBetween(before: CpuByProcess | null, after: CpuByProcess | null): number {
  if (before === null || after === null) return Number.NaN;
  let sum = 0;
  for (const [id, milliseconds] of after) sum += milliseconds - (before.get(id) ?? 0);
  return sum;
}
