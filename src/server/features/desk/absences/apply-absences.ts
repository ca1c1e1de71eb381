import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { callReleaseHold } from '#server/features/booking/holds/hold-rows.ts';

const selectDue = prepared<{ absence_id: number; appointment_id: number }, [now: Date]>(
  'due_absence_appointments',
  `select v.absence_id, v.appointment_id
   from absence b join absence_appointment v on v.absence_id = b.id and v.outcome is null
   where b.ended_at is null and b.apply_at <= $1
   order by v.starts_at, v.appointment_id`,
);

const callApply = prepared<object, [absence: number, appointment: number, now: Date]>(
  'apply_absence_appointment',
  'select apply_absence_appointment($1, $2, $3)',
);

/** The times that are held for appointments that have changed, that staff decided to cancel, or whose doctor is back. */
const selectUnneeded = prepared<{ token_hash: string }>(
  'unneeded_alternatives',
  `select o.token_hash
   from absence_alternative o
   join absence_appointment v
     on v.absence_id = o.absence_id and v.appointment_id = o.appointment_id
   join absence b on b.id = v.absence_id
   join appointment a on a.id = o.appointment_id
   where not is_displaced(a) or b.confirmed_by is not null and v.proposal = 'cancel'
   order by o.token_hash`,
);

/**
 * Does what was decided for the appointments of absences whose undo period has ended, each in a
 * transaction of its own, the soonest first. A worker that is killed loses nothing: the next one continues.
 * An error in one appointment does not stop the others. @throws AggregateError with all of them
 *
 * @param now epoch milliseconds
 */
export async function applyDueAbsences(
  db: Queryable,
  now: number,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const at = new Date(now);
  const failures: unknown[] = [];
  for (const { absence_id: absence, appointment_id: appointment } of await selectDue(db, [at])) {
    if (isStopping()) break;
    try {
      await callApply(db, [absence, appointment, at]);
    } catch (error) {
      failures.push(error);
    }
  }
  try {
    await releaseAlternatives(db, now);
  } catch (error) {
    failures.push(error);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all absences were applied');
}

/** Releases the times that no patient needs any more, each in a transaction of its own. */
export async function releaseAlternatives(db: Queryable, now: number): Promise<void> {
  for (const { token_hash: token } of await selectUnneeded(db)) {
    await callReleaseHold(db, [token, new Date(now)]);
  }
}
