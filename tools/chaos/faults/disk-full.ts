import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedArena } from '../arena/embedded-arena.ts';
import { diskObstacle, openDisk } from '../arena/small-disk.ts';
import type { Fault } from './fault.ts';

const FULL_MS = 6000;

/** First tables cannot grow, then the log of what is written cannot, which ends PostgreSQL. */
export const diskFull: Fault = {
  name: 'disk-full',
  what: 'not a block is left on the disk of the data folder, for 12 s',
  obstacle: diskObstacle,
  recoveryMs: 20_000,
  async open() {
    const disk = await openDisk();
    return openEmbeddedArena(disk).catch(async (error: unknown) => {
      await disk.close();
      throw error;
    });
  },
  async inject({ database, disk }) {
    await disk?.fill();
    await sleep(FULL_MS);
    // The log goes on in a new file, for which there is no room.
    await database.query('select pg_switch_wal()').catch(() => undefined);
    await sleep(FULL_MS);
    await disk?.empty();
  },
  check: ({ diary }) =>
    diary.answers.some(({ kind, verdict }) => kind === 'booking' && verdict === 'refused')
      ? []
      : ['no booking was refused: the disk was not full'],
};
