import type { ReportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type {
  HoursPlan,
  SchedulePlan,
} from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { ChangeInput } from '../import-kind.ts';
import { publishHours } from './publish-hours.ts';
import { writeHours } from './write-hours.ts';

const recordHours = prepared<object, [importId: number, changes: string]>(
  'record_hours_of_import',
  `with change as (
     select * from jsonb_to_recordset($2) as c(schedule integer, before jsonb, after jsonb, imported jsonb)),
   recorded as (
     insert into import_hours_change (import_id, schedule_id, before, imported_before, after)
     select $1, c.schedule, c.before, m.hours, c.after
     from change c left join import_hours m on m.schedule_id = c.schedule)
   insert into import_hours (schedule_id, hours) select schedule, imported from change
   on conflict (schedule_id) do update set hours = excluded.hours`,
);

/** Changes the hours of a plan; `changes` are those of it that are applied. */
export async function applyHours(
  { db, context, user, row }: ChangeInput,
  plan: HoursPlan,
  changes: readonly SchedulePlan[],
): Promise<ReportOf<'hours'>> {
  const { site } = context;
  const now = new Date(site.clock());
  const today = dateInZone(now.getTime(), site.country.timeZone);
  await writeHours(db, changes, today);
  await recordHours(db, [row.id, JSON.stringify(changes)]);
  const schedules = changes.map(({ schedule }) => schedule);
  await publishHours(db, schedules, { today, now, by: user.username });
  const created = changes.filter(({ before }) => before.rules.length === 0).length;
  const left = plan.changed.length - changes.length + plan.kept.length + plan.refused.length;
  return { created, changed: changes.length - created, kept: left, same: plan.same };
}
