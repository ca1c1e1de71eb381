import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedEnvironment } from '../environment/embedded-environment.ts';
import { findDiskObstacle, mountSmallDisk } from '../environment/small-disk.ts';
import type { Fault } from './fault.ts';

const FULL_MS = 6000;

/** First prevents tables from growing, then the WAL, which makes PostgreSQL crash. */
export const diskFull: Fault = {
  name: 'disk-full',
  description: 'the disk of the data folder is full for 12 s',
  obstacle: findDiskObstacle,
  recoveryMs: 20_000,
  async open() {
    const disk = await mountSmallDisk();
    return openEmbeddedEnvironment(disk).catch(async (error: unknown) => {
      await disk.close();
      throw error;
    });
  },
  async inject({ database, disk }) {
    await disk?.fill();
    await sleep(FULL_MS);
    // The WAL continues in a new file, for which there is no space.
    await database.query('select pg_switch_wal()').catch(() => undefined);
    await sleep(FULL_MS);
    await disk?.empty();
  },
  check: ({ traffic }) =>
    traffic.responses.some(({ kind, verdict }) => kind === 'booking' && verdict === 'rejected')
      ? []
      : ['no booking was rejected: the disk was not full'],
};
