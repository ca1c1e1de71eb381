import { databaseFrozen, databaseRestarted, databaseStopped } from './database.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { smsHanging, workerKilled } from './messages.ts';
import { bookingsStuck, poolExhausted } from './pool-exhausted.ts';
import { slowReaders } from './slow-readers.ts';
import { webKilled } from './web-killed.ts';

export const FAULTS: readonly Fault[] = [
  databaseStopped,
  databaseRestarted,
  databaseFrozen,
  poolExhausted,
  bookingsStuck,
  workerKilled,
  webKilled,
  smsHanging,
  diskFull,
  slowReaders,
];

/** The faults that a soak run injects, in this order. */
export const SOAK_FAULTS: readonly Fault[] = [
  databaseRestarted,
  workerKilled,
  databaseFrozen,
  webKilled,
  bookingsStuck,
  databaseStopped,
  poolExhausted,
];
