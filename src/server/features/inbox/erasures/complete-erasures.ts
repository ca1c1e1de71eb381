import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { erasePatient } from '#server/features/booking/patients/erase-patient.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';

const expire = prepared<object, [now: Date]>(
  'expire_erasures',
  `with expired as (
     update erasure set state = 'expired', phone = null
     where state = 'prepared' and expires_at <= $1 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $1, 'retention', 'erasure_expired', 'erasure', id from expired`,
);

const selectUnfinished = prepared<
  { phone: string; decided_at: Date; username: string },
  [erasure: number | null]
>(
  'unfinished_erasures',
  `select e.phone, e.decided_at, u.username from erasure e join staff_user u on u.id = e.decided_by
   where e.state = 'confirmed' and e.phone is not null and ($1::integer is null or e.id = $1)`,
);

/** Expires requests that were not decided in time, and forgets their phones. */
export async function expireErasures(db: Queryable, now: number): Promise<void> {
  await expire(db, [new Date(now)]);
}

/**
 * Erases the patients of a confirmed request, or of all that were interrupted. What a patient books
 * after the confirmation stays.
 */
export async function completeErasures(
  db: Queryable,
  now: number,
  erasure: number | null = null,
): Promise<void> {
  for (const { phone, decided_at: decidedAt, username } of await selectUnfinished(db, [erasure])) {
    await erasePatient(db, {
      phone,
      now,
      isCancelling: true,
      actor: consoleActor(username),
      bookedUntil: decidedAt.getTime(),
    });
  }
}
