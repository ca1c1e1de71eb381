import { prepared } from '#server/db/pool/prepared.ts';
import type { Editor } from '../setup/writing/editor.ts';

const complete = prepared<object, [year: number]>(
  'complete_holiday_year',
  'insert into holiday_year (year) values ($1) on conflict do nothing',
);
const reopen = prepared<object, [year: number]>(
  'reopen_holiday_year',
  'delete from holiday_year where year = $1',
);

/** Marks a year as complete, or as not complete. */
export async function completeYear(
  { site }: Editor,
  year: number,
  isComplete: boolean,
): Promise<number> {
  await (isComplete ? complete : reopen)(site.database.pool, [year]);
  return year;
}
