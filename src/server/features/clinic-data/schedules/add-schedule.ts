import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { createRowWriter } from '../setup/writing/row-writer.ts';

const writeSchedule = createRowWriter('schedule', ['doctor_id', 'clinic_branch_id', 'time_zone']);

/** Creates the schedule of a doctor at a branch, without hours. */
export async function createSchedule(
  db: Queryable,
  editor: Editor,
  doctor: number,
  branch: number,
): Promise<number> {
  return writeSchedule(db, editor, undefined, {
    doctor_id: doctor,
    clinic_branch_id: branch,
    time_zone: editor.site.country.timeZone,
  });
}

/** Adds a doctor to a branch. */
export async function addSchedule(
  editor: Editor,
  { doctor_id, branch_id }: { doctor_id: number; branch_id: number },
): Promise<number> {
  return withTransaction(editor.site.database.pool, (db) =>
    createSchedule(db, editor, doctor_id, branch_id),
  );
}
