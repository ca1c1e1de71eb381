import type { FreeSlot } from '#tools/chaos/traffic/free-slots.ts';
import { book, DATABASE, withWebProcess, type ConfirmedBooking } from '../product.ts';
import { appointmentsIn, type Digests } from '../digests.ts';
import type { Drill } from '../drill.ts';
import type { Backup } from './take-backups.ts';

const BOOKED_BEFORE = 15;
const BOOKED_AFTER = 10;
/** The first patient without a booking. */
const FIRST_PATIENT = 1000;

export interface DataLoss {
  readonly moment: string;
  /** The appointments in the database at the recovery target. */
  readonly appointments: Digests;
  /** The bookings confirmed before it. */
  readonly booked: readonly ConfirmedBooking[];
  /** The slots booked after it. */
  readonly lostSlots: readonly FreeSlot[];
}

/** Books before and after the recovery target, then drops the database and stops its server. */
export async function dropDatabase(drill: Drill, backup: Backup): Promise<DataLoss> {
  const { operator, old, logFile, step } = drill;
  const name = `${BOOKED_BEFORE} bookings, recovery target, ${BOOKED_AFTER} bookings, database dropped`;
  return step(name, async () => {
    const loss = await withWebProcess(old.url(), logFile, async (web, database) => {
      let patient = FIRST_PATIENT;
      const booked = [...backup.booked];
      for (const slot of backup.freeSlots.slice(0, BOOKED_BEFORE)) {
        booked.push(await book(web, slot, patient++));
      }
      const { rows } = await database.query<{ moment: string }>(
        'select clock_timestamp()::text as moment',
      );
      const appointments = await appointmentsIn(database);
      const lostSlots = backup.freeSlots.slice(BOOKED_BEFORE, BOOKED_BEFORE + BOOKED_AFTER);
      for (const slot of lostSlots) await book(web, slot, patient++);
      return { moment: rows[0]?.moment ?? '', appointments, booked, lostSlots };
    });
    await operator.sql(old.port, `drop database ${DATABASE} with (force)`);
    await operator.run('archive the last segment');
    await operator.run('stop the old cluster');
    return loss;
  });
}
