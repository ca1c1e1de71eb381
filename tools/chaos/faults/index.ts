import { databaseFrozen, databaseStopped } from './database.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { bookingsStuck, poolExhausted } from './pool-exhausted.ts';

/** The faults that need the whole product under load; tests inject all others. */
export const FAULTS: readonly Fault[] = [
  databaseStopped,
  databaseFrozen,
  poolExhausted,
  bookingsStuck,
  diskFull,
];
