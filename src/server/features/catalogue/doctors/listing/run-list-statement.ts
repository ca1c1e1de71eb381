import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { RequestContext } from '#server/request-context.ts';
import { runQuery } from '#server/db/pool/queryable.ts';

/**
 * Maximum number of named statements: each connection caches a plan per name, and the filters produce
 * thousands of statements. Common ones soon get a name; the rest are planned each time.
 */
const MAX_NAMES = 100;
const names = new Map<string, string>();

/** The database of a list. */
export type ListContext = Pick<RequestContext, 'site'>;

/** Runs a statement built from a query, and returns its row. A named one is planned once per connection. */
export async function runListStatement<Row extends pg.QueryResultRow>(
  { site }: ListContext,
  { text, values }: Sql,
): Promise<Row | undefined> {
  const { reader } = site.database;
  const name = names.get(text) ?? (names.size < MAX_NAMES ? `doctors_${names.size}` : undefined);
  if (name !== undefined) names.set(text, name);
  const { rows } = await runQuery<Row>(
    reader,
    name === undefined ? { text, values } : { name, text, values },
  );
  return rows[0];
}
