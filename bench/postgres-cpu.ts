import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Ticks of the kernel's clock in a second; fixed at 100 on every Linux that people run. */
const TICKS = 100;

/**
 * Processor time in milliseconds that a cluster's processes have spent, ended ones included, or
 * null where there is no /proc. Found by their working folder, which is the cluster's.
 */
export async function readPostgresCpu(dataDir: string): Promise<number | null> {
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => null);
  const processes = await readdir('/proc').catch(() => null);
  if (folder === null || processes === null) return null;
  let ticks = 0;
  for (const id of processes.filter((name) => /^\d+$/.test(name))) {
    try {
      if ((await readlink(`/proc/${id}/cwd`)) !== folder) continue;
      const stat = await readFile(`/proc/${id}/stat`, 'utf8');
      // After the name in brackets: utime, stime, and those of children waited for (man proc, 5).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      ticks += [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    } catch {
      // It has ended meanwhile; its parent's figure has it.
    }
  }
  return (ticks * 1000) / TICKS;
}
