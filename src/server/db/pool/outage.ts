import pg from 'pg';
import { hasErrorCode } from '#server/config/error-code.ts';

/**
 * The classes of PostgreSQL errors that are an outage: connection failures (08), no connections or
 * disk space left (53), shutdown or statement timeout (57), disk errors (58), and the code of a
 * server that accepts no writes, such as one that has just become a replica.
 */
const OUTAGE_CODES = /^(?:08|53|57|58|25006)/;
const LOST_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'] as const;

/** Returns true when an error means that the database is unavailable, rather than a bug. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return OUTAGE_CODES.test(error.code ?? '');
  return (
    hasErrorCode(error, ...LOST_CONNECTION) ||
    /timeout|Connection terminated|not queryable/i.test(error.message)
  );
}
