import { booked as stateOf } from '#tools/chaos/patients/patients.ts';
import { findAppointmentFaults } from '#tools/chaos/run/appointment-faults.ts';
import { book, migrate, withDatabase, withWebProcess, type ConfirmedBooking } from '../product.ts';
import { appointmentsIn, expectSame, filesIn } from '../digests.ts';
import { settingsOf, type Drill } from '../drill.ts';
import type { DataLoss } from './drop-database.ts';
import type { Backup } from './take-backups.ts';

const NEW_PATIENT = 2000;

/** Restores the server to the recovery target and verifies its data. */
export async function restoreToPointInTime(
  drill: Drill,
  { moment, appointments, booked, lostSlots }: DataLoss,
  { baseline }: Backup,
): Promise<void> {
  const { operator, old, restored, step } = drill;
  const archived = filesIn(old.walArchive);

  await step(`server restored to ${moment}`, () => restore(drill, moment));
  await step(`${appointments.size} appointments restored, none booked later`, () =>
    withDatabase(restored.url(), async (database) => {
      expectSame('appointments', appointments, await appointmentsIn(database));
      const faults = await findAppointmentFaults(database, writesOf(booked), baseline);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }),
  );
  await step('web process ready; a lost slot can be booked again', async () => {
    await migrate(restored.url());
    const [slot] = lostSlots;
    if (slot === undefined) throw new Error('no slot was booked after the recovery target');
    await withWebProcess(restored.url(), drill.logFile, (web) => book(web, slot, NEW_PATIENT));
  });
  await step('WAL archived to a new folder; old archive unchanged', async () => {
    // Completes a WAL segment, which must not appear in the old archive.
    await operator.sql(restored.port, 'select pg_switch_wal()');
    expectSame('archived files', archived, filesIn(old.walArchive));
    await operator.run('remove the recovery settings');
    operator.set(settingsOf(restored));
    await operator.run('enable WAL archiving');
    await operator.run('restart the cluster');
    await operator.run('take a base backup');
    await operator.run('archive the last segment');
    expectSame('archived files', archived, filesIn(old.walArchive));
  });
}

/** Returns what the patients know of their appointments. */
function writesOf(booked: readonly ConfirmedBooking[]) {
  return {
    entries: new Map(booked.map(({ phone, startsAt }) => [phone, [stateOf(startsAt)]])),
    receipts: new Map(booked.map(({ phone, id, hash }) => [phone, { id, hash }])),
    groups: [],
    facts: [],
  };
}

async function restore({ operator, clusters, restored }: Drill, moment: string): Promise<void> {
  operator.set({ RECOVERY_TARGET: moment });
  clusters.claim(restored.cluster);
  await operator.run('create the restored cluster');
  await operator.run('replace its data with the base backup');
  await operator.run('configure the recovery with archiving disabled');
  await operator.run('start the restored cluster');
  await operator.run('wait for the recovery target');
  const query = "select pg_is_in_recovery() || ' ' || current_setting('archive_mode')";
  const state = await operator.sql(restored.port, query);
  if (state !== 'false off') throw new Error(`in recovery, archive_mode: ${state}`);
}
