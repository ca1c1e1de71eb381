import pg from 'pg';
import type { DatabaseConnection } from '../connection.ts';
import type { DatabaseLog } from '../log.ts';
import { sessionSettings, startupOptions, STATEMENT_TIMEOUT_MS } from './session-settings.ts';
import { VALUE_TYPES } from './value-types.ts';

export interface PoolOptions {
  readonly connection: DatabaseConnection;
  /** The maximum number of connections. */
  readonly size: number;
  /** The name in the server's list of sessions. */
  readonly applicationName: string;
  readonly log: DatabaseLog;
  /** The server cancels a statement after this time, in milliseconds; 0 means no limit. */
  readonly statementTimeoutMs?: number;
  /**
   * True behind a pooler in transaction mode. Its sessions have the settings stored by
   * `storeSessionSettings`, and it rejects clients that send their own.
   */
  readonly isPooled?: boolean;
}

/** The client waits longer than the server, so that a timeout is reported by the server. */
const RESPONSE_MARGIN_MS = 2000;
const CONNECTION_TIMEOUT_MS = 5000;

/**
 * Creates a pool that never hangs: connecting, waiting for a connection and running a statement have
 * a timeout, even on a frozen server. Sessions are in UTC.
 *
 * `pool.query` of `pg` closes its connection on any error, even a unique violation; `prepared`,
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
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + RESPONSE_MARGIN_MS,
    ...(isPooled ? {} : { options: startupOptions(sessionSettings(statementTimeoutMs)) }),
    keepAlive: true,
    types: VALUE_TYPES,
  });
  // Without listeners, a restart of the server would end the process. The pool emits the errors of
  // idle sessions only; a client in use emits its own.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log('idle database connection lost', { error: error.message }));
  return pool;
}
