import { findFreeSlots, type FreeSlot } from '#tools/chaos/traffic/free-slots.ts';
import { readBaseline, type Baseline } from '#tools/chaos/run/appointment-faults.ts';
import { book, withWebProcess, type ConfirmedBooking } from '../product.ts';
import type { Drill } from '../drill.ts';

const BOOKED_BEFORE = 15;

export interface Backup {
  readonly booked: readonly ConfirmedBooking[];
  /** The slots that are still free. */
  readonly freeSlots: readonly FreeSlot[];
  readonly baseline: Baseline;
}

/** Archives the WAL, books appointments and takes a base backup. */
export async function takeBackups({ operator, old, logFile, step }: Drill): Promise<Backup> {
  await step('WAL archiving enabled', async () => {
    await operator.run('install the archive script from the folder of Vizit');
    await operator.run('enable WAL archiving');
    await operator.run('restart the cluster');
    await operator.run('create the role for base backups');
  });
  return step(`base backup taken after ${BOOKED_BEFORE} bookings`, () =>
    withWebProcess(old.url(), logFile, async (web, database) => {
      const baseline = await readBaseline(database);
      const freeSlots = await findFreeSlots(database);
      const booked: ConfirmedBooking[] = [];
      for (const slot of freeSlots.splice(0, BOOKED_BEFORE)) {
        booked.push(await book(web, slot, booked.length));
      }
      await operator.run('take a base backup');
      await operator.run('delete WAL older than a base backup');
      return { booked, freeSlots, baseline };
    }),
  );
}
