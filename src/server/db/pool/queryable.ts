import pg from 'pg';

/** A pool, for a statement by itself, or a client inside of its transaction. */
export type Queryable = pg.Pool | pg.ClientBase;

/** Where a statement that only reads is run; a copy of the database may answer it. */
export interface Reader {
  read<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig<unknown[]>,
  ): Promise<pg.QueryResult<Row>>;
}

/**
 * Runs one statement. A connection goes back to its pool when the server has answered, even with
 * an error; one that did not answer is closed, as its late answer would meet the next statement.
 */
export async function runQuery<Row extends pg.QueryResultRow>(
  db: Queryable | Reader,
  query: pg.QueryConfig<unknown[]>,
): Promise<pg.QueryResult<Row>> {
  if ('read' in db) return db.read<Row>(query);
  if (!(db instanceof pg.Pool)) return db.query<Row, unknown[]>(query);
  const client = await db.connect();
  try {
    const result = await client.query<Row, unknown[]>(query);
    client.release();
    return result;
  } catch (error) {
    client.release(!(error instanceof pg.DatabaseError));
    throw error;
  }
}
