import pg from 'pg';
import type { DatabaseConnection } from './connection.ts';
import type { DatabaseLog } from './log.ts';
import { VALUE_TYPES } from './value-types.ts';

export interface PoolOptions {
  readonly connection: DatabaseConnection;
  /** Connections at most. */
  readonly size: number;
  /** What the server's list of sessions shows. */
  readonly applicationName: string;
  readonly log: DatabaseLog;
  /** The server ends a statement after this many milliseconds; 0 lets it take its time. */
  readonly statementTimeoutMs?: number;
}

const STATEMENT_TIMEOUT_MS = 10_000;
/** For the server to say itself that it has ended a statement, before the client gives it up. */
const ANSWER_MARGIN_MS = 2000;
const CONNECTION_TIMEOUT_MS = 5000;
const IDLE_IN_TRANSACTION_MS = 15_000;

/**
 * A pool that never hangs: a connection, a turn in the queue and a statement all have a limit, also
 * on a server that is frozen. Each of its sessions is in UTC.
 *
 * `pool.query` of `pg` drops its connection at any error, be it a mere unique violation; `prepared`,
 * `runQuery` and `withTransaction` keep it.
 */
export function createPool({
  connection,
  size,
  applicationName,
  log,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + ANSWER_MARGIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Left alone, PostgreSQL plans a named statement anew each time when it believes the values to
    // matter; for ours that cost four times what running them did. Nor does a statement get a second
    // processor: starting workers takes longer than most of ours do, and others want it too.
    options:
      '-c timezone=UTC -c jit=off -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0',
    keepAlive: true,
    types: VALUE_TYPES,
  });
  // Without a listener a server that restarts would end the process: the pool's hears of idle
  // sessions only, the client's of those in use, whose statement fails with the same error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) =>
    log('an idle database connection was lost', { error: error.message }),
  );
  return pool;
}
