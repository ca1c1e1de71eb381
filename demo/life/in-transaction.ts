import type pg from 'pg';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';

/** Runs the work in a transaction of a client, whose statements may take as long as they need. */
export async function inTransaction(
  client: pg.ClientBase,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await queryWithoutTimeout(client, 'set local statement_timeout = 0');
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
