import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordChange } from '../catalogue/record-change.ts';
import type { Editor } from '../setup/writing/editor.ts';

const complete = prepared<{ year: number }, [year: number]>(
  'complete_holiday_year',
  'insert into holiday_year (year) values ($1) on conflict do nothing returning year',
);
const reopen = prepared<{ year: number }, [year: number]>(
  'reopen_holiday_year',
  'delete from holiday_year where year = $1 returning year',
);

/** Marks a year as complete, or as not complete, and records it unless it was so. */
export async function completeYear(
  editor: Editor,
  year: number,
  isComplete: boolean,
): Promise<number> {
  await withTransaction(editor.site.database.pool, async (db) => {
    const changed = await (isComplete ? complete : reopen)(db, [year]);
    if (changed.length === 0) return;
    const details = { is_complete: isComplete };
    await recordChange(db, editor, { action: 'changed', table: 'holiday_year', id: year, details });
  });
  return year;
}
