import pg from 'pg';
import type { DatabaseConnection } from '../connection.ts';

const CONNECTION_TIMEOUT_MS = 5000;

/** Runs the work on a new connection and closes it. */
export async function withClient<Result>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  // The query under way fails with the same error; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
