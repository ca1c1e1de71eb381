import type { Caller } from '#server/features/identity/access/caller.ts';
import { scopeOf } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';

const selectHeads = prepared<
  { name: string },
  [clinics: readonly number[], branches: readonly number[]]
>(
  'heads_of_clinics',
  `select distinct coalesce(nullif(u.display_name, ''), u.username) as name
   from staff_user u
   where u.is_clinic_admin and u.locked_at is null and u.password_hash is not null
     and u.clinic_ids && ($1::integer[] || array(
       select b.clinic_id from clinic_branch b where b.id = any ($2::integer[])))
   order by name`,
);

/** Lists the names of the administrators of the clinics that a member of staff works at. */
export async function listClinicHeads(site: Site, caller: Caller): Promise<{ results: string[] }> {
  const [clinics, branches] = scopeOf(caller);
  const rows = await selectHeads(site.database.pool, [clinics, branches]);
  return { results: rows.map(({ name }) => name) };
}
