import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { readOnce } from '#server/page-cache/page-data.ts';
import type { RequestContext } from '#server/request-context.ts';
import { runQuery } from '#server/db/pool/queryable.ts';

/**
 * Maximum number of named statements: each connection caches a plan per name, and the filters produce
 * thousands of statements. Common ones soon get a name; the rest are planned each time.
 */
const MAX_NAMES = 100;
const names = new Map<string, string>();

/** The database of a list and, for pages, the cache. */
export type ListContext = Pick<RequestContext, 'site' | 'pageData'>;

/** A list with more doctors is not cached here: it would be evicted by each of their changes. */
const MAX_CACHED_DOCTORS = 200;

/**
 * Runs a statement built from a query, and returns its row. A named one is planned once per connection,
 * and cached for pages with the doctors that the row lists.
 */
export async function runListStatement<Row extends pg.QueryResultRow>(
  { site, pageData }: ListContext,
  { text, values }: Sql,
  doctorsOf: (row: Row) => readonly number[],
): Promise<Row | undefined> {
  const { reader } = site.database;
  const name = names.get(text) ?? (names.size < MAX_NAMES ? `doctors_${names.size}` : undefined);
  if (name === undefined) return (await runQuery<Row>(reader, { text, values })).rows[0];
  names.set(text, name);
  const [row] = await readOnce<Row>(pageData, {
    key: `${name} ${JSON.stringify(values)}`,
    read: async () => (await runQuery<Row>(reader, { name, text, values })).rows,
    doctorsOf(rows) {
      const doctors = rows.flatMap(doctorsOf);
      return doctors.length > MAX_CACHED_DOCTORS ? null : doctors;
    },
  });
  return row;
}
