import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** The days for which the text of a file is stored. */
const STORED_DAYS = 30;
const DAY_MS = 86_400_000;

const clearSheets = prepared<object, [before: Date]>(
  'forget_sheets_of_imports',
  `update import set sheets = null, proposals = '{}'
   where created_at < $1 and (sheets is not null or proposals <> '{}')`,
);

/** Deletes the text of files after 30 days, as of `now` (epoch milliseconds). What was applied stays. */
export async function forgetSheets(db: Queryable, now: number): Promise<void> {
  await clearSheets(db, [new Date(now - STORED_DAYS * DAY_MS)]);
}
