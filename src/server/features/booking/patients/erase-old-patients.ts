import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { callEraseAppointments, selectAppointmentsToErase } from './erasing-rows.ts';

/** A small batch: each row needs an update and an event, and other sessions wait for the locks. */
const BATCH_SIZE = 500;

const deleteOldEvents = (['delete_old_events', 'delete_old_staff_events'] as const).map((name) =>
  prepared<{ deleted: number }, [before: Date, limit: number]>(
    name,
    `select ${name}($1, $2) as deleted`,
  ),
);

/**
 * Erases the personal data of appointments that ended before an instant, and deletes the events of
 * appointments and staff before it. Reviews are retained. Instants are epoch milliseconds.
 */
export async function eraseOldPatients(db: Queryable, before: number, now: number): Promise<void> {
  const cutoff = new Date(before);
  for (;;) {
    const [old] = await selectAppointmentsToErase(db, [cutoff, BATCH_SIZE]);
    if (old === undefined || old.ids.length === 0) break;
    await callEraseAppointments(db, [old.ids, new Date(now), 'retention']);
    if (old.ids.length < BATCH_SIZE) break;
  }
  for (const deleteBatch of deleteOldEvents) {
    for (;;) {
      const [row] = await deleteBatch(db, [cutoff, BATCH_SIZE]);
      if ((row?.deleted ?? 0) < BATCH_SIZE) break;
    }
  }
}
