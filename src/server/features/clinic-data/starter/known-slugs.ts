import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { byKind } from '../catalogue/tables.ts';

const TABLES = ['city', 'service_category', 'service'] as const;

const selectSlugs = byKind(TABLES, (table) =>
  prepared<{ slug: string; id: number }>(
    `starter_slugs_of_${table}`,
    `select slug, id from (
       select f.slug, coalesce(r.merged_into_id, r.id) as id, false as is_current
       from former_slug f join ${table} r on r.id = f.row_id where f.kind = '${table}'
       union all
       select slug, coalesce(merged_into_id, id), true from ${table}) k
     order by is_current`,
  ),
);

/**
 * Returns the ids of the rows of a table by their slugs, present and former: a row that the operator has renamed is
 * not added again. The id of a merged row is that of the row it was merged into.
 */
export async function knownSlugs(
  db: Queryable,
  table: (typeof TABLES)[number],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectSlugs[table](db);
  // Of two rows with a slug, the later one has it now.
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
