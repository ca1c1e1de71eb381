import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase, type Database } from '#server/db/database.ts';

/** The country that is generated: its capital has two thirds of all doctors. */
export const COUNTRY = 'hu';
/** Data is of this moment for ever, so that what was generated once stays of use. */
export const NOW = Date.parse('2026-11-23T06:00:00Z');
export const SEED = 7;

/** A pool for what is done around the measurements. */
export function openDatabase(connection: DatabaseConnection): Database {
  return createDatabase({
    connection,
    size: 2,
    applicationName: 'vizit-bench',
    statementTimeoutMs: 0,
    log: () => undefined,
  });
}
