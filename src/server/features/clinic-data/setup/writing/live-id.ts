import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { byKind } from '../../catalogue/tables.ts';

const selectLiveId = byKind(['city', 'city_area', 'service', 'service_category'], (table) =>
  prepared<{ id: number }, [id: number]>(
    `live_id_of_${table}`,
    `select coalesce(merged_into_id, id) as id from ${table} where id = $1 for key share`,
  ),
);

/**
 * Returns the row that a merged row was merged into, and any other id as it is: a form that was opened
 * before a merge may send either. In a transaction it keeps the row from being merged before the end.
 */
export async function liveId<Id extends number | null>(
  db: Queryable,
  table: keyof typeof selectLiveId,
  id: Id,
): Promise<Id> {
  if (id === null) return id;
  const [row] = await selectLiveId[table](db, [id]);
  return (row?.id ?? id) as Id;
}
