import { prepared } from '#server/db/pool/prepared.ts';

/** The arguments of a statement that adds rows: a list of them as JSON, the time, and who adds them. */
export type Addition = [rows: string, now: Date, actor: string];

/** Lets one transaction at a time add known rows. The key is unique in the product. */
export const lockStarter = prepared<object>(
  'lock_starter',
  'select pg_advisory_xact_lock(7305005)',
);

/** Returns a statement that inserts the rows of $1, with an event of each, and returns what `insert` does. */
export function withStarterEvents(table: string, insert: string): string {
  return `with saved as (${insert}),
    event as (
      insert into staff_event (at, actor, action, subject_table, subject_id, details)
      select $2, $3, 'created', '${table}', id, '{"starter": true}' from saved)
    select * from saved`;
}
