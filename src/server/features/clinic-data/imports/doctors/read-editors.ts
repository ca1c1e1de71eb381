import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

interface Editor {
  readonly edited_by: string;
  readonly edited_at: string;
}

const selectEditors = prepared<
  { id: number; actor: string; day: string },
  [doctors: readonly number[]]
>(
  'editors_of_doctors',
  `select distinct on (e.subject_id) e.subject_id as id, e.actor, e.at::date::text as day
   from staff_event e
   where e.subject_table = 'doctor' and e.subject_id = any ($1::integer[])
     and not exists (select from import i where i.applied_at = e.at)
   order by e.subject_id, e.id desc`,
);

/** Returns who edited doctors last, other than by an import, and the day. */
export async function readEditors(
  db: Queryable,
  doctors: readonly number[],
): Promise<ReadonlyMap<number, Editor>> {
  const rows = await selectEditors(db, [doctors]);
  return new Map(rows.map(({ id, actor, day }) => [id, { edited_by: actor, edited_at: day }]));
}
