import type pg from 'pg';
import type { SavedOrAsked } from '#shared/contract/clinic-data/setup/saving.ts';
import { zonedIso, type TimeZone } from '#shared/domain/time/zoned-time.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Site } from '#server/site.ts';

/** An upcoming appointment that an edit affects. */
export interface AffectedRow {
  id: number;
  starts_at: Date;
  time_zone: TimeZone;
}

/** The columns and the tables of an `AffectedRow`, with `booked` appointments that end after `$2`. */
export const AFFECTED = `select a.id, a.starts_at, s.time_zone
  from schedule s join appointment a on a.schedule_id = s.id and a.status = 'booked' and a.ends_at > $2`;

/** More appointments than this are only counted. */
const MAX_LISTED = 50;

/**
 * Saves a row in one transaction. Nothing is saved while the save affects upcoming appointments that the intent does
 * not confirm: they are returned. The save is tried before, so that no one confirms what is refused then. Appointments that are booked during the save stay on the desk as well.
 */
export async function saveAsked(
  { database }: Site,
  intent: 'save' | 'confirm' | undefined,
  findAffected: (db: pg.PoolClient) => Promise<readonly AffectedRow[]>,
  save: (db: pg.PoolClient) => Promise<number>,
): Promise<SavedOrAsked> {
  return withTransaction(
    database.pool,
    async (db) => {
      const affected = await findAffected(db);
      return {
        id: await save(db),
        is_saved: intent === 'confirm' || affected.length === 0,
        appointments_count: affected.length,
        appointments: affected.slice(0, MAX_LISTED).map((row) => ({
          id: row.id,
          starts_at: zonedIso(row.starts_at.getTime(), row.time_zone),
        })),
      };
    },
    (result) => result.is_saved,
  );
}
