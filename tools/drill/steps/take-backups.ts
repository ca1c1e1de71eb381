import type { Booked } from '#tools/chaos/patients/patients.ts';
import { findTimes, type FreeTime } from '#tools/chaos/patients/times.ts';
import { baselineOf, type Baseline } from '#tools/chaos/run/booking-faults.ts';
import { book, withWeb } from '../product.ts';
import type { Drill } from '../drill.ts';

const BOOKED_BEFORE = 15;

export interface BackedUp {
  readonly booked: readonly Booked[];
  /** Times that are still free. */
  readonly times: readonly FreeTime[];
  readonly baseline: Baseline;
}

/** Archives the WAL, books, and takes the base backup. */
export async function takeBackups({ operator, old, logFile, step }: Drill): Promise<BackedUp> {
  await step('WAL is archived', async () => {
    await operator.run('install the archiver, in the folder of Vizit');
    await operator.run('archive the WAL');
    await operator.run('restart the cluster');
    await operator.run('create the role for base backups');
  });
  return step(`a base backup, taken after ${BOOKED_BEFORE} bookings`, () =>
    withWeb(old.url(), logFile, async (web, database) => {
      const baseline = await baselineOf(database);
      const times = await findTimes(database);
      const booked: Booked[] = [];
      for (const time of times.splice(0, BOOKED_BEFORE)) {
        booked.push(await book(web, time, booked.length));
      }
      await operator.run('take a base backup');
      await operator.run('delete WAL older than a base backup');
      return { booked, times, baseline };
    }),
  );
}
