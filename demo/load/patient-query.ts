import type pg from 'pg';

/** Milliseconds: loading is the one thing that may take as long as it takes. */
const AN_HOUR = 3_600_000;

/**
 * Exempts a query from the limit that a pool sets to the client's patience. `pg` takes that limit
 * from the query as well, which its types do not say.
 */
export function patient<Query extends object>(query: Query): Query {
  return Object.assign(query, { query_timeout: AN_HOUR });
}

/** Runs a statement for as long as it takes. */
export async function patientQuery<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<Row>(patient({ text, values: [...values] }));
  return rows;
}
