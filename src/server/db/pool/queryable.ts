import pg from 'pg';

/** A pool, for a single statement, or a client inside its transaction. */
export type Queryable = pg.Pool | pg.ClientBase;

/** Runs statements that only read, possibly on a replica. */
export interface Reader {
  read<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig<unknown[]>,
  ): Promise<pg.QueryResult<Row>>;
}

/**
 * Runs one statement. A connection returns to its pool after a response of the server, even an
 * error; without one it is closed, because a late response would reach the next statement.
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
