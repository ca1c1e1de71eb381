import { IMPORT_KINDS, type ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { KINDS } from './kinds.ts';

const clearSheets = prepared<object, [kind: ImportKind, before: Date]>(
  'forget_sheets_of_imports',
  `update import set sheets = null, proposals = '{}'
   where kind = $1 and created_at < $2 and (sheets is not null or proposals <> '{}')`,
);

/** Deletes the text of old files, as of `now` (epoch milliseconds). What was applied stays. */
export async function forgetSheets(db: Queryable, now: number): Promise<void> {
  for (const kind of IMPORT_KINDS) {
    await clearSheets(db, [kind, new Date(now - KINDS[kind].storedDays * DAY_MS)]);
  }
}
