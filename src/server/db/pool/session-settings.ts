import pg from 'pg';
import { databaseName, type DatabaseConnection } from '../connection.ts';

/** The number of an advisory lock that no other code takes. */
const LOCK = 8_127_340_912;
const IDLE_IN_TRANSACTION_MS = 15_000;
/** The server cancels a statement after this time. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Returns the settings of every session of a pool.
 *
 * By default PostgreSQL plans a named statement again for each execution when it expects the values
 * to affect the plan; planning ours took four times as long as executing them. Parallel workers are
 * off: starting them takes longer than most of our statements, and other sessions need the CPU.
 */
export function sessionSettings(
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): ReadonlyMap<string, string> {
  return new Map([
    ['timezone', 'UTC'],
    ['jit', 'off'],
    ['plan_cache_mode', 'force_generic_plan'],
    ['max_parallel_workers_per_gather', '0'],
    ['statement_timeout', String(statementTimeoutMs)],
    ['idle_in_transaction_session_timeout', String(IDLE_IN_TRANSACTION_MS)],
  ]);
}

/** Returns the settings as the `options` of a connection. */
export function startupOptions(settings: ReadonlyMap<string, string>): string {
  return [...settings].map(([name, value]) => `-c ${name}=${value}`).join(' ');
}

/**
 * Stores the settings as the defaults of the role in the database. A connection pooler shares one
 * session between clients, so a client cannot set its own.
 */
export async function storeSessionSettings(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'vizit-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Without the lock, one of two processes that alter a role at the same time fails.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const place = pg.escapeIdentifier(databaseName(connection));
    for (const [name, value] of sessionSettings()) {
      const setting = `${name} = ${pg.escapeLiteral(value)}`;
      await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${place} SET ${setting}`);
    }
  } finally {
    // The end of the session releases the lock.
    await client.end();
  }
}
