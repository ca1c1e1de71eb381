import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase, type Database } from '#server/db/database.ts';

/** The country that is generated: its capital has two thirds of all doctors. */
export const COUNTRY = 'hu';
/**
 * Data is of this moment for ever, so that what was generated once stays of use. It is a minute past
 * the hour: no visit's first bookable time passes while a run lasts. A worker, which looks for such
 * every ten seconds, is not part of it; on the hour half of all doctors would go without theirs.
 */
export const NOW = Date.parse('2026-11-23T06:01:00Z');
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
