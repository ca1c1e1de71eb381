import type { Booked } from '#tools/chaos/patients/patients.ts';
import type { FreeTime } from '#tools/chaos/patients/times.ts';
import { book, DATABASE, withWeb } from '../product.ts';
import { appointmentsIn, type Digests } from '../proof.ts';
import type { Drill } from '../drill.ts';
import type { BackedUp } from './take-backups.ts';

const BOOKED_BEFORE = 15;
const BOOKED_AFTER = 10;
/** The first of the patients who have not booked yet. */
const FIRST_PATIENT = 1000;

export interface Loss {
  readonly moment: string;
  /** The content of the database at the moment. */
  readonly appointments: Digests;
  /** The confirmations that patients had got until then. */
  readonly booked: readonly Booked[];
  /** Times booked after the moment. */
  readonly lostTimes: readonly FreeTime[];
}

/** Books before and after a moment, then drops the database and stops its server. */
export async function loseEverything(drill: Drill, backedUp: BackedUp): Promise<Loss> {
  const { operator, old, logFile, step } = drill;
  const name = `${BOOKED_BEFORE} bookings, the moment, ${BOOKED_AFTER} bookings, all of it dropped`;
  return step(name, async () => {
    const loss = await withWeb(old.url(), logFile, async (web, database) => {
      let patient = FIRST_PATIENT;
      const booked = [...backedUp.booked];
      for (const time of backedUp.times.slice(0, BOOKED_BEFORE)) {
        booked.push(await book(web, time, patient++));
      }
      const { rows } = await database.query<{ moment: string }>(
        'select clock_timestamp()::text as moment',
      );
      const appointments = await appointmentsIn(database);
      const lostTimes = backedUp.times.slice(BOOKED_BEFORE, BOOKED_BEFORE + BOOKED_AFTER);
      for (const time of lostTimes) await book(web, time, patient++);
      return { moment: rows[0]?.moment ?? '', appointments, booked, lostTimes };
    });
    await operator.sql(old.port, `drop database ${DATABASE} with (force)`);
    await operator.run('archive the last segment');
    await operator.run('stop the old cluster');
    return loss;
  });
}
