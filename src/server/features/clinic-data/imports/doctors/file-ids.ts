import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** Selects the doctors by their ids in the files of a clinic. */
export const selectFileIds = prepared<{ external_id: string; id: number }, [clinic: number]>(
  'file_ids',
  `select external_id, doctor_id as id
   from external_ref where clinic_id = $1 and system = 'file' and kind = 'doctor'`,
);

const upsertFileIds = prepared<object, [clinic: number, ids: string]>(
  'save_file_ids',
  `insert into external_ref (clinic_id, system, kind, external_id, doctor_id)
   select $1, 'file', 'doctor', r.external_id, r.id
   from jsonb_to_recordset($2) as r(external_id text, id integer)
   on conflict (clinic_id, system, kind, external_id) do update set doctor_id = excluded.doctor_id`,
);

/** Stores which doctors the ids in files of a clinic mean. A known id means the given doctor from now on. */
export async function saveFileIds(
  db: Queryable,
  clinic: number,
  ids: readonly { readonly external_id: string; readonly id: number }[],
): Promise<void> {
  if (ids.length > 0) await upsertFileIds(db, [clinic, JSON.stringify(ids)]);
}
