import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE = '400m';

/** A disk that is small enough to fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk to its last block. */
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the reason why this machine cannot mount a small disk, or null. */
export async function findDiskObstacle(): Promise<string | null> {
  if (process.platform !== 'linux')
    return 'requires Linux: a small tmpfs is mounted as the data folder';
  return mountSmallDisk().then(
    async (disk) => {
      await disk.close();
      return null;
    },
    () => 'requires permission to mount a tmpfs: run as root, in a container with CAP_SYS_ADMIN',
  );
}

export async function mountSmallDisk(): Promise<SmallDisk> {
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
      // Fails if another process takes the last blocks first: the disk is full either way.
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    },
    empty: () => rm(filler, { force: true }),
    async close() {
      await run('umount', ['--lazy', folder]);
      await close();
    },
  };
}
