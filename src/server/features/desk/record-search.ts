import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const insertEvent = prepared<
  object,
  [now: Date, actor: string, branch: number, appointments: readonly number[]]
>(
  'record_patient_search',
  `insert into staff_event (at, actor, action, subject_table, subject_id, details)
   values ($1, $2, 'searched', 'clinic_branch', $3,
     jsonb_build_object('appointments', to_jsonb($4::bigint[])))`,
);

/**
 * Records that a search has shown the patients of some appointments of a branch. The searched text is not
 * stored: it is part of a name or a phone. `now` is in epoch milliseconds.
 */
export async function recordSearch(
  db: Queryable,
  event: {
    readonly actor: string;
    readonly branch: number;
    readonly appointments: readonly number[];
    readonly now: number;
  },
): Promise<void> {
  const { actor, branch, appointments, now } = event;
  await insertEvent(db, [new Date(now), actor, branch, appointments]);
}
