import {
  currentHours,
  isEqualHours,
  type Hours,
} from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { ChangeInput } from '../import-kind.ts';
import { lockHours, readHours } from './hour-data.ts';
import { publishHours } from './publish-hours.ts';
import { tryHours } from './try-hours.ts';
import { writeHours } from './write-hours.ts';

const selectChanges = prepared<
  { schedule: number; before: Hours; after: Hours },
  [importId: number]
>(
  'hour_changes_of_import',
  `select schedule_id as schedule, before, after from import_hours_change
   where import_id = $1 order by schedule_id`,
);
const restoreImported = prepared<object, [importId: number, schedules: readonly number[]]>(
  'restore_imported_hours',
  `with change as (
     select * from import_hours_change where import_id = $1 and schedule_id = any ($2::integer[])),
   removed as (
     delete from import_hours m using change c where m.schedule_id = c.schedule_id and c.imported_before is null)
   update import_hours m set hours = c.imported_before from change c
   where m.schedule_id = c.schedule_id and c.imported_before is not null`,
);

/** Restores hours as they were before an import, except those edited since and those with appointments outside of them. */
export async function undoHours({ db, context, user, row }: ChangeInput): Promise<void> {
  const { id, clinic_id: clinic } = row;
  const { site } = context;
  const now = new Date(site.clock());
  const today = dateInZone(now.getTime(), site.country.timeZone);
  await lockHours(db, [clinic]);
  const current = new Map((await readHours(db, clinic)).map((hours) => [hours.id, hours]));
  const untouched = (await selectChanges(db, [id])).filter(({ schedule, after }) => {
    const hours = current.get(schedule);
    if (hours === undefined) return false;
    return isEqualHours(currentHours(hours, today), currentHours(after, today));
  });
  const former = untouched.map(({ schedule, before }) => ({
    schedule,
    after: currentHours(before, today),
  }));
  const { displaced, overlapping } = await tryHours(db, former, today, now);
  const restored = former.filter(
    ({ schedule }) => !displaced.has(schedule) && !overlapping.has(schedule),
  );
  await writeHours(db, restored, today);
  const schedules = restored.map(({ schedule }) => schedule);
  await restoreImported(db, [id, schedules]);
  await publishHours(db, schedules, { today, now, by: user.username });
}
