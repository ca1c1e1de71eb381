import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';

/** The namespace of the ids in files of a clinic. */
export const FILE_SYSTEM = 'file';

export type RefKind = Tables['external_ref']['kind'];

const selectRefs = prepared<
  { external_id: string; id: number },
  [clinic: number, system: string, kind: RefKind]
>(
  'external_refs',
  `select external_id, coalesce(doctor_id, clinic_branch_id, schedule_id) as id
   from external_ref where clinic_id = $1 and system = $2 and kind = $3`,
);

/** Returns our ids by the ids that a system of a clinic has for rows of a kind. */
export async function readExternalRefs(
  db: Queryable,
  clinic: number,
  system: string,
  kind: RefKind,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRefs(db, [clinic, system, kind]);
  return new Map(rows.map(({ external_id: externalId, id }) => [externalId, id]));
}
