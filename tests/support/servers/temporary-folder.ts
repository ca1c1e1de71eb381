import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#server/db/embedded/processes.ts';

const MEMORY = '/dev/shm';
/** A container may have a small one. */
const MIN_FREE_BYTES = 4 * 2 ** 30;

/**
 * Creates a folder for the data of test databases: in memory if there is room, because a copy of a database
 * has so many files that it takes 0.5 s on a disk and 0.03 s in memory. Removes the folders of test runs that
 * were killed.
 */
export async function createDatabaseFolder(): Promise<string> {
  const parent = (await hasRoom()) ? MEMORY : tmpdir();
  await removeAbandoned(parent);
  return mkdtemp(join(parent, `vizit-test-${process.pid}-`));
}

async function hasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    const [, pid] = /^vizit-test-(\d+)-/.exec(entry) ?? [];
    if (pid && !isAlive(Number(pid))) {
      await rm(join(parent, entry), { recursive: true, force: true });
    }
  }
}
