import { prepared } from '#server/db/pool/prepared.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest } from '#server/http/http-error.ts';
import type { ImportContext, Importer } from './importer.ts';
import { lockImportIn } from './import-rows.ts';
import { KINDS } from './kinds.ts';

/** The days for which an import can be undone. */
export const UNDO_DAYS = 7;

const finishUndo = prepared<object, [id: number, now: Date, by: string]>(
  'undo_import',
  `with undone as (
     update import set state = 'undone', undone_at = $2 where id = $1 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $2, $3, 'undone', 'import', id from undone`,
);

const selectLater = prepared<{ id: number }, [id: number]>(
  'import_applied_later',
  `select l.id from import i join import l on l.clinic_id = i.clinic_id and l.state = 'applied' and l.kind = i.kind
   where i.id = $1 and (l.applied_at, l.id) > (i.applied_at, i.id) limit 1`,
);

/**
 * Restores what an import changed, except what was edited since. Throws a 400 if the import is not applied, was applied
 * more than a week ago, or another one of its kind was applied to the clinic after it, unless the order does not matter.
 */
export async function undoImport(
  context: ImportContext,
  user: Importer,
  id: number,
): Promise<void> {
  const { site } = context;
  const now = site.clock();
  await withTransaction(site.database.pool, async (db) => {
    const row = await lockImportIn(db, user, id, 'applied');
    if (row.applied_at === null || row.applied_at.getTime() <= now - UNDO_DAYS * DAY_MS) {
      throw badRequest('import_done');
    }
    const { undo, undoesInAnyOrder = false } = KINDS[row.kind];
    if (!undoesInAnyOrder) await requireLast(db, id);
    await undo({ db, context, user, row });
    // The locks that are held now were waited for, and another import may have been applied by then.
    if (!undoesInAnyOrder) await requireLast(db, id);
    await finishUndo(db, [id, new Date(now), user.username]);
  });
}

async function requireLast(db: Queryable, id: number): Promise<void> {
  if ((await selectLater(db, [id])).length > 0) throw badRequest('import_not_last');
}
