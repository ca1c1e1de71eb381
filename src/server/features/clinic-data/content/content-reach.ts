import type { ContentSubject } from '#shared/domain/clinic-data/content/content-fields.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';
import { requireRow } from '#server/http/http-error.ts';

export interface ReachedRow {
  subject: ContentSubject;
  id: number;
  names: Names;
  addresses: Names | null;
  has_picture: boolean | null;
}

const AT_BRANCH = `from schedule s join clinic_branch b on b.id = s.clinic_branch_id
  where s.doctor_id = d.id and ($1 or b.clinic_id = any ($2::integer[]) or b.id = any ($3::integer[]))`;

/**
 * Selects the rows whose content an account edits, with their clinics; the first three parameters of a
 * statement are the reach. Managers of branches reach a clinic if all of its branches are theirs. A doctor
 * who works at several clinics is in reach of each of them.
 */
export const IN_REACH = `
  select 'clinic' as subject, c.id, c.names, null::jsonb as addresses, c.logo is not null as has_picture,
    array[c.id] as clinic_ids
  from clinic c
  where $1 or c.id = any ($2::integer[])
    or (select bool_and(b.id = any ($3::integer[])) from clinic_branch b where b.clinic_id = c.id)
  union all
  select 'clinic_branch', b.id, b.names, b.addresses, null, array[b.clinic_id]
  from clinic_branch b
  where $1 or b.clinic_id = any ($2::integer[]) or b.id = any ($3::integer[])
  union all
  select 'doctor', d.id, d.names, null, d.portrait is not null, array(select b.clinic_id ${AT_BRANCH})
  from doctor d where exists (select ${AT_BRANCH})`;

const selectReached = prepared<ReachedRow, [...Area, subject: ContentSubject, ids: number[]]>(
  'content_rows_in_reach',
  `select subject, id, names, addresses, has_picture from (${IN_REACH}) r
   where r.subject = $4 and r.id = any ($5::integer[])`,
);

/** Returns those of some rows that an account reaches. */
export async function reachedRows(
  db: Queryable,
  caller: Caller,
  subject: ContentSubject,
  ids: readonly number[],
): Promise<ReachedRow[]> {
  return selectReached(db, [...areaOf(caller), subject, [...ids]]);
}

/** Throws a 404 for a row out of reach of the account. */
export async function requireContentReach(
  db: Queryable,
  caller: Caller,
  subject: ContentSubject,
  id: number,
): Promise<ReachedRow> {
  return requireRow(await reachedRows(db, caller, subject, [id]));
}
