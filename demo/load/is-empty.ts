import { runQuery } from '#server/db/pool/queryable.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/**
 * Returns whether the migrated database of a country has no data. An operator who starts a country has cities or
 * services first.
 */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const { rows } = await runQuery<{ empty: boolean }>(db, {
    text: 'select not exists (select from city) and not exists (select from service) as empty',
  });
  return rows[0]?.empty === true;
}
