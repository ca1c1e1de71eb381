import pg from 'pg';
import type { DatabaseConnection } from '../connection.ts';
import type { DatabaseLog } from '../log.ts';
import { sessionSettings, startupOptions, STATEMENT_TIMEOUT_MS } from './session-settings.ts';
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
  /**
   * Whether a pooler in transaction mode is in between. Its sessions have their settings from
   * `keepSessionSettings`, and it refuses clients that bring any.
   */
  readonly isPooled?: boolean;
}

/** For the server to say itself that it has ended a statement, before the client gives it up. */
const ANSWER_MARGIN_MS = 2000;
const CONNECTION_TIMEOUT_MS = 5000;

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
  isPooled = false,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + ANSWER_MARGIN_MS,
    ...(isPooled ? {} : { options: startupOptions(sessionSettings(statementTimeoutMs)) }),
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
