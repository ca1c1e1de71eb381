import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const callRecord = prepared<object, [appointment: number, now: Date, actor: string]>(
  'record_appointment_view',
  `select record_appointment_event(a, 'viewed', $2, $3)
   from appointment a where a.id = $1`,
);

/** Records that a member of staff has seen the patient of an appointment. `now` is in epoch milliseconds. */
export async function recordView(
  db: Queryable,
  appointment: number,
  { actor, now }: { readonly actor: string; readonly now: number },
): Promise<void> {
  await callRecord(db, [appointment, new Date(now), actor]);
}
