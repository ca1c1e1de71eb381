import type pg from 'pg';

/** The client timeout of statements that load data. */
const LOAD_TIMEOUT_MS = 3_600_000;

/**
 * Runs a statement without the query timeout of the pool. `pg` also reads `query_timeout` from the query,
 * but its types omit it.
 */
export async function queryWithoutTimeout<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const query = { text, values: [...values], query_timeout: LOAD_TIMEOUT_MS };
  const { rows } = await client.query<Row>(query);
  return rows;
}
