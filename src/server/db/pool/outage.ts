import pg from 'pg';
import { hasErrorCode } from '#server/config/error-code.ts';

/**
 * Classes of PostgreSQL's errors: connection failures (08), no connections or no disk left (53),
 * shutting down or a statement that took too long (57), the disk itself (58); and the one of a
 * server that takes no writes, as one that has just become a replica.
 */
const OUTAGE_CODES = /^(?:08|53|57|58|25006)/;
const LOST_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'] as const;

/** Whether an error says that the database cannot be used now, and not that something is wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return OUTAGE_CODES.test(error.code ?? '');
  return (
    hasErrorCode(error, ...LOST_CONNECTION) ||
    /timeout|Connection terminated|not queryable/i.test(error.message)
  );
}
