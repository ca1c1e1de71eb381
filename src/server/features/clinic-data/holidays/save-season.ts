import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import { projectQueuedSchedules } from '#server/features/booking/slots/project-queued.ts';
import { requireDay } from '../schedules/require-day.ts';
import { recordChange } from '../catalogue/record-change.ts';
import { requireTexts } from '../setup/writing/country-rules.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { createRowWriter } from '../setup/writing/row-writer.ts';
import { seasonsIn } from './announced-in.ts';
import { queueDays } from './apply-holidays.ts';

type Input = InputOf<StaffEndpoints['saveSeason']>;
type Period = { first_day: PlainDate; last_day: PlainDate };

const writeSeason = createRowWriter('season', [
  'first_day',
  'last_day',
  'names',
  'is_confirmed',
  'source_url',
]);
const lockSeason = prepared<Period, [id: number]>(
  'lock_season',
  'select first_day, last_day from season where id = $1 for update',
);
const selectOverlapping = prepared<{ id: number }, [id: number, first: PlainDate, last: PlainDate]>(
  'overlapping_seasons',
  'select id from season where id <> $1 and first_day <= $3 and last_day >= $2',
);
const remove = prepared<Period, [id: number]>(
  'delete_season',
  'delete from season where id = $1 returning first_day, last_day',
);

/** Saves a season. The hours of branches follow it to other days. */
export async function saveSeason(editor: Editor, { id, ...input }: Input): Promise<number> {
  const { country, database } = editor.site;
  const names = requireTexts(country, 'names', input.names);
  const { first_day: first, last_day: last } = input;
  requireDay('last_day', last, { min: first });
  const saved = await withTransaction(database.pool, async (db) => {
    const [before] = id === undefined ? [] : await lockSeason(db, [id]);
    const overlapping = await selectOverlapping(db, [id ?? 0, first, last]);
    if (overlapping.length > 0)
      throw validationError({ code: 'already_exists', attr: 'first_day' });
    const season = await writeSeason(db, editor, id, { ...input, names });
    await queueDays(db, null, [
      first,
      last,
      ...(before === undefined ? [] : Object.values(before)),
    ]);
    return season;
  });
  await projectQueuedSchedules(editor.site);
  return saved;
}

/** Deletes a season: its days have their usual hours again. Throws a 404 for an unknown one. */
export async function deleteSeason(editor: Editor, id: number): Promise<number> {
  await withTransaction(editor.site.database.pool, async (db) => {
    const gone = requireRow(await remove(db, [id]));
    await recordChange(db, editor, { action: 'deleted', table: 'season', id, details: gone });
    await queueDays(db, null, [gone.first_day, gone.last_day]);
  });
  await projectQueuedSchedules(editor.site);
  return id;
}

/** Enters the known seasons of a year that overlap no other. Branches have their usual hours in them. */
export async function adoptSeasons(db: Queryable, editor: Editor, year: number): Promise<void> {
  for (const season of seasonsIn(editor.site.country.code, year)) {
    const { first_day: first, last_day: last } = season;
    const overlapping = await selectOverlapping(db, [0, first, last]);
    if (overlapping.length === 0) await writeSeason(db, editor, undefined, season);
  }
}
