import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Area } from '#server/features/identity/access/scope.ts';
import { requireRow } from '#server/http/http-error.ts';

/** The condition of a clinic `k` in the reach of an account; the first three parameters are the reach. */
export const IN_REACH = `($1 or k.id = any ($2::integer[]) or exists (
  select from clinic_branch b where b.clinic_id = k.id and b.id = any ($3::integer[])))`;

const lockClinic = prepared<{ id: number }, [...Area, id: number]>(
  'locked_draft_of_clinic',
  `select k.id from clinic k where ${IN_REACH} and k.id = $4 and k.is_draft for update`,
);

/** Locks a draft until the transaction ends. Throws a 404 for a clinic out of reach or published. */
export async function lockDraft(db: Queryable, reach: Area, clinic: number): Promise<void> {
  requireRow(await lockClinic(db, [...reach, clinic]));
}

export interface RehearsalRow {
  id: number;
  hash: string;
  starts_at: Date;
}

/** Selects the rehearsal of a clinic that is neither cancelled nor over. */
export const selectOpenRehearsal = prepared<RehearsalRow, [clinic: number, now: Date]>(
  'open_rehearsal',
  `select a.id::integer as id, a.hash, a.starts_at from appointment a
   join schedule s on s.id = a.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where b.clinic_id = $1 and a.source = 'rehearsal' and a.status = 'booked' and a.starts_at > $2
   order by a.id desc limit 1`,
);
