import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { RefKind } from './read-external-refs.ts';

/** An id of another system and ours. */
interface ExternalRef {
  readonly external_id: string;
  readonly id: number;
}

const upsertRefs = prepared<object, [clinic: number, system: string, kind: RefKind, refs: string]>(
  'save_external_refs',
  `insert into external_ref (clinic_id, system, kind, external_id, doctor_id, clinic_branch_id, schedule_id)
   select $1, $2, $3, r.external_id, case $3 when 'doctor' then r.id end,
     case $3 when 'branch' then r.id end, case $3 when 'schedule' then r.id end
   from jsonb_to_recordset($4) as r(external_id text, id integer)
   on conflict (clinic_id, system, kind, external_id) do update set doctor_id = excluded.doctor_id,
     clinic_branch_id = excluded.clinic_branch_id, schedule_id = excluded.schedule_id`,
);

/** Stores which of our rows the ids of a system mean. An id that is known already means the given row from now on. */
export async function saveExternalRefs(
  db: Queryable,
  clinic: number,
  { system, kind }: { readonly system: string; readonly kind: RefKind },
  refs: readonly ExternalRef[],
): Promise<void> {
  if (refs.length > 0) await upsertRefs(db, [clinic, system, kind, JSON.stringify(refs)]);
}
