import { countryOf } from '#shared/countries/index.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase, type Database } from '#server/db/database.ts';

/** The generated country; two thirds of its doctors are in the capital. */
export const COUNTRY = 'hu';
/**
 * The fixed time of the data, so that generated databases can be reused. It is one minute
 * past the hour, so that no next available slot starts during a run: no worker runs to update them,
 * and on the hour half of all doctors would have an outdated one.
 */
export const NOW = Date.parse('2026-11-23T06:01:00Z');
/** The day of `NOW` in the country. */
export const TODAY = dateInZone(NOW, countryOf(COUNTRY).timeZone);
export const SEED = 7;

/** Opens a pool for setup between measurements. */
export function openDatabase(connection: DatabaseConnection): Database {
  return createDatabase({
    connection,
    size: 2,
    applicationName: 'vizit-bench',
    statementTimeoutMs: 0,
    log: () => undefined,
  });
}
