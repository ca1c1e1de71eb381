import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Site } from '#server/site.ts';
import { runQuery } from '#server/db/pool/queryable.ts';

/**
 * Maximum number of named statements: each connection caches a plan per name, and the filters produce
 * thousands of statements. Common ones soon get a name; the rest are planned each time.
 */
const MAX_NAMES = 100;
const names = new Map<string, string>();

/** Runs a statement built from a query. A named one is planned once per connection. */
export async function runListStatement<Row extends pg.QueryResultRow>(
  { database }: Site,
  { text, values }: Sql,
): Promise<Row[]> {
  const name = names.get(text) ?? (names.size < MAX_NAMES ? `doctors_${names.size}` : undefined);
  if (name !== undefined) names.set(text, name);
  const { rows } = await runQuery<Row>(database.reader, { ...(name && { name }), text, values });
  return rows;
}
