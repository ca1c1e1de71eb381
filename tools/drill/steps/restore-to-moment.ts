import { bookingFaults } from '#tools/chaos/run/booking-faults.ts';
import { book, databaseSettings, PREPARATIONS, withWeb } from '../product.ts';
import { appointmentsIn, expectSame, filesIn } from '../proof.ts';
import { settingsOf, type Drill } from '../drill.ts';
import { runCommand } from '../run-command.ts';
import { openObserver } from '#tools/chaos/arena/arena.ts';
import type { Loss } from './lose-everything.ts';
import type { BackedUp } from './take-backups.ts';

const NEW_PATIENT = 2000;

/** Restores the server to the moment, and proves it. */
export async function restoreToMoment(
  drill: Drill,
  { moment, appointments, booked, lostTimes }: Loss,
  { baseline }: BackedUp,
): Promise<void> {
  const { operator, old, restored, step } = drill;
  const archived = filesIn(old.walArchive);

  await step(`the server restored to ${moment}`, () => restore(drill, moment));
  await step(`${appointments.size} appointments are there, none from after it`, async () => {
    const database = openObserver({ connectionString: restored.url() });
    try {
      expectSame('appointments', appointments, await appointmentsIn(database));
      const faults = await bookingFaults(database, booked, baseline);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    } finally {
      await database.end();
    }
  });
  await step('a web process serves it, and books a time that was lost', async () => {
    const [migrate] = PREPARATIONS;
    await runCommand(migrate, databaseSettings(restored.url()));
    const [time] = lostTimes;
    if (time === undefined) throw new Error('nothing was booked after the moment');
    await withWeb(restored.url(), drill.logFile, (web) => book(web, time, NEW_PATIENT));
  });
  await step('it archives to a new place; the old archive is as it was', async () => {
    // What it wrote until now would be archived here, if it were archived at all.
    await operator.sql(restored.port, 'select pg_switch_wal()');
    expectSame('archived files', archived, filesIn(old.walArchive));
    await operator.run('forget the restore');
    operator.set(settingsOf(restored));
    await operator.run('archive the WAL');
    await operator.run('restart the cluster');
    await operator.run('take a base backup');
    await operator.run('archive the last segment');
    expectSame('archived files', archived, filesIn(old.walArchive));
  });
}

async function restore({ operator, clusters, restored }: Drill, moment: string): Promise<void> {
  operator.set({ MOMENT: moment });
  clusters.claim(restored.cluster);
  await operator.run('create a cluster to restore into');
  await operator.run('put the base backup in place of its data');
  await operator.run('set the moment, with archiving off');
  await operator.run('start the restored cluster');
  await operator.run('wait until the moment is reached');
  const state = "select pg_is_in_recovery() || ' ' || current_setting('archive_mode')";
  const answer = await operator.sql(restored.port, state);
  if (answer !== 'false off') throw new Error(`in recovery, archive_mode: ${answer}`);
}
