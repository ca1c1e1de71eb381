import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** Returns whether the migrated database of a country has no data. */
export function isEmpty({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  return hasNoData(pool);
}

/** Checks one table only, because data is loaded in one transaction. */
export async function hasNoData(db: Queryable): Promise<boolean> {
  const { rows } = await runQuery<{ empty: boolean }>(db, {
    text: 'select not exists (select from city) as empty',
  });
  return rows[0]?.empty === true;
}
