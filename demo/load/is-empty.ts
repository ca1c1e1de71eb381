import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** Whether a country's database, migrated already, holds nothing yet. */
export function isEmpty({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  return holdsNothing(pool);
}

/** Data is loaded as a whole or not at all, so that one table tells. */
export async function holdsNothing(db: Queryable): Promise<boolean> {
  const { rows } = await runQuery<{ empty: boolean }>(db, {
    text: 'select not exists (select from city) as empty',
  });
  return rows[0]?.empty === true;
}
