import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { callEraseAppointments, selectAppointmentsToErase } from './erasing-rows.ts';

/** The batch size: each row needs an update and an event, and others wait for the locks. */
const BATCH = 500;

const forgetting = ['delete_old_events', 'delete_old_staff_events'].map((name) =>
  prepared<{ forgotten: number }, [before: Date, most: number]>(
    name,
    `select ${name}($1, $2) as forgotten`,
  ),
);

/**
 * Erases what appointments say of patients whose visit was over before an instant, and deletes the
 * events of appointments and of staff before it; both in epoch milliseconds. Reviews stay.
 */
export async function eraseOldPatients(db: Queryable, before: number, now: number): Promise<void> {
  const limit = new Date(before);
  for (;;) {
    const [old] = await selectAppointmentsToErase(db, [limit, BATCH]);
    if (old === undefined || old.ids.length === 0) break;
    await callEraseAppointments(db, [old.ids, new Date(now), 'retention']);
    if (old.ids.length < BATCH) break;
  }
  for (const forget of forgetting) {
    for (;;) {
      const [row] = await forget(db, [limit, BATCH]);
      if ((row?.forgotten ?? 0) < BATCH) break;
    }
  }
}
