import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import { projectQueuedSchedules } from '#server/features/booking/slots/project-queued.ts';
import { recordChange } from '../catalogue/record-change.ts';
import { requireTexts } from '../setup/writing/country-rules.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { createRowWriter } from '../setup/writing/row-writer.ts';
import { announcedIn } from './announced-in.ts';
import { applyHolidays, queueDays } from './apply-holidays.ts';
import { adoptSeasons } from './save-season.ts';

type Input = InputOf<StaffEndpoints['saveHoliday']>;
type DayRow = { day: PlainDate };
type Effect = Pick<Tables['holiday'], 'day' | 'kind' | 'as_weekday'>;

const writeHoliday = createRowWriter('holiday', [
  'day',
  'kind',
  'as_weekday',
  'names',
  'is_confirmed',
  'source_url',
]);
const lockHoliday = prepared<Effect, [id: number]>(
  'lock_holiday',
  'select day, kind, as_weekday from holiday where id = $1 for update',
);
const isTaken = prepared<DayRow, [day: PlainDate, id: number]>(
  'is_holiday_taken',
  'select day from holiday where day = $1 and id <> $2',
);
const remove = prepared<DayRow, [id: number]>(
  'delete_holiday',
  'delete from holiday where id = $1 returning day',
);
const adopt = prepared<{ id: number; day: PlainDate }, [holidays: string]>(
  'adopt_holidays',
  `insert into holiday (day, kind, as_weekday, names, is_confirmed, source_url)
   select day, kind, as_weekday, names, is_confirmed, source_url
   from jsonb_populate_recordset(null::holiday, $1)
   on conflict (day) do nothing returning id, day`,
);

/** Saves a holiday. The choices of branches follow it to another day. */
export async function saveHoliday(editor: Editor, { id, ...input }: Input): Promise<number> {
  const { country, database } = editor.site;
  const names = requireTexts(country, 'names', input.names);
  if ((input.kind === 'moved_work') !== (input.as_weekday !== null)) {
    const code = input.as_weekday === null ? 'required' : 'invalid';
    throw validationError({ code, attr: 'as_weekday' });
  }
  const saved = await withTransaction(database.pool, async (db) => {
    const [before] = id === undefined ? [] : await lockHoliday(db, [id]);
    const taken = await isTaken(db, [input.day, id ?? 0]);
    if (taken.length > 0) throw validationError({ code: 'already_exists', attr: 'day' });
    const holiday = await writeHoliday(db, editor, id, { ...input, names });
    if (before !== undefined && isSameEffect(before, input)) return holiday;
    if (before !== undefined) await queueDays(db, null, [before.day]);
    await applyHolidays(db, editor.site, [{ id: holiday, day: input.day }]);
    return holiday;
  });
  await projectQueuedSchedules(editor.site);
  return saved;
}

/** A corrected name or source must not ask again which branches have appointments. */
function isSameEffect(one: Effect, other: Effect): boolean {
  return one.day === other.day && one.kind === other.kind && one.as_weekday === other.as_weekday;
}

/** Deletes a holiday: the day has its usual hours again. Throws a 404 for an unknown one. */
export async function deleteHoliday(editor: Editor, id: number): Promise<number> {
  await withTransaction(editor.site.database.pool, async (db) => {
    const gone = requireRow(await remove(db, [id]));
    await recordChange(db, editor, { action: 'deleted', table: 'holiday', id, details: gone });
    await queueDays(db, null, [gone.day]);
  });
  await projectQueuedSchedules(editor.site);
  return id;
}

/** Enters the known holidays of a year. Days that have a holiday stay as they are. */
export async function adoptHolidays(editor: Editor, year: number): Promise<number> {
  const { country, database } = editor.site;
  await withTransaction(database.pool, async (db) => {
    const added = await adopt(db, [JSON.stringify(announcedIn(country.code, year))]);
    for (const { id, day } of added) {
      await recordChange(db, editor, { action: 'created', table: 'holiday', id, details: { day } });
    }
    await applyHolidays(db, editor.site, added);
    await adoptSeasons(db, editor, year);
  });
  await projectQueuedSchedules(editor.site);
  return year;
}
