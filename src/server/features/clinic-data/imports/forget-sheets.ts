import { IMPORT_KINDS, type ImportKind } from '#shared/domain/clinic-data/imports/sheets.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** The days for which the text of a file is stored: one with patients not longer than it is needed. */
const STORED_DAYS: Readonly<Record<ImportKind, number>> = {
  prices: 30,
  appointments: 7,
  doctors: 30,
  hours: 30,
};
const DAY_MS = 86_400_000;

const clearSheets = prepared<object, [kind: ImportKind, before: Date]>(
  'forget_sheets_of_imports',
  `update import set sheets = null, proposals = '{}'
   where kind = $1 and created_at < $2 and (sheets is not null or proposals <> '{}')`,
);

/** Deletes the text of old files, as of `now` (epoch milliseconds). What was applied stays. */
export async function forgetSheets(db: Queryable, now: number): Promise<void> {
  for (const kind of IMPORT_KINDS) {
    await clearSheets(db, [kind, new Date(now - STORED_DAYS[kind] * DAY_MS)]);
  }
}
