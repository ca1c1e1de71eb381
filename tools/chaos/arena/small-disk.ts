import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE = '400m';

/** A disk that is easily full. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves not a block of it free. */
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** What stands in the way of a disk of one's own on this machine, or null. */
export async function diskObstacle(): Promise<string | null> {
  if (process.platform !== 'linux')
    return 'needs Linux: a small tmpfs is mounted as the data folder';
  return openDisk().then(
    async (disk) => {
      await disk.close();
      return null;
    },
    () => 'needs the right to mount a tmpfs: run it as root, in a container with CAP_SYS_ADMIN',
  );
}

export async function openDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-disk-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]);
  } catch (error) {
    await close();
    throw error;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      // What is written meanwhile takes the last blocks, or finds none.
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    },
    empty: () => rm(filler, { force: true }),
    async close() {
      await run('umount', ['--lazy', folder]);
      await close();
    },
  };
}
