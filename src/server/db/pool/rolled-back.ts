import pg from 'pg';

/**
 * Runs work in a transaction that is rolled back in the end. The pool that it gets has one connection, so
 * every statement of code that reads from a pool runs in the transaction, one after the other.
 */
export async function withRolledBackPool<Result>(
  pool: pg.Pool,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const { options } = pool;
  const single = new pg.Pool({
    ...options,
    // It is not enumerable.
    password: options.password,
    max: 1,
    // Also in place of a lost connection, nothing is written outside of a transaction.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it
    onConnect: (client) => client.query('BEGIN'),
  });
  single.on('connect', (client) => client.on('error', () => undefined));
  single.on('error', () => undefined);
  try {
    return await work(single);
  } finally {
    // Closing the connection rolls back. A statement that is still running has its timeout.
    await single.end();
  }
}
