import pg from 'pg';
import { databaseName, type DatabaseConnection } from '../connection.ts';

/** Any number, as long as nothing else in the product takes this advisory lock. */
const LOCK = 8_127_340_912;
const IDLE_IN_TRANSACTION_MS = 15_000;
/** The server ends a statement after this many milliseconds. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * What every session of a pool runs with.
 *
 * Left alone, PostgreSQL plans a named statement anew each time when it believes the values to
 * matter; for ours that cost four times what running them did. Nor does a statement get a second
 * processor: starting workers takes longer than most of ours do, and others want it too.
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

/** The settings as a session asks for them when it begins. */
export function startupOptions(settings: ReadonlyMap<string, string>): string {
  return [...settings].map(([name, value]) => `-c ${name}=${value}`).join(' ');
}

/**
 * Makes the settings those that every session of the connection's user has in its database. A connection pooler
 * hands one session to many clients, so that none of them can ask for settings of its own.
 */
export async function keepSessionSettings(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'vizit-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Two processes that alter a role at the same time fail each other.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const place = pg.escapeIdentifier(databaseName(connection));
    for (const [name, value] of sessionSettings()) {
      const setting = `${name} = ${pg.escapeLiteral(value)}`;
      await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${place} SET ${setting}`);
    }
  } finally {
    // The end of the session gives the lock back.
    await client.end();
  }
}
