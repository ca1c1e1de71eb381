import type { SchedulePlan } from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

type Json = string;

const addRules = prepared<object, [rules: Json]>(
  'add_rules_of_import',
  `insert into schedule_rule (schedule_id, weekday, starts_minute, ends_minute, weeks, valid_from, valid_to,
     is_phone_only)
   select schedule, weekday, starts, ends, weeks, "from", "to", is_phone_only
   from jsonb_to_recordset($1) as r(schedule integer, weekday smallint, starts smallint, ends smallint, weeks text,
     "from" date, "to" date, is_phone_only boolean)`,
);
const removeRules = prepared<object, [schedules: readonly number[]]>(
  'remove_rules_of_import',
  'delete from schedule_rule where schedule_id = any ($1::integer[])',
);
const removeDays = prepared<object, [schedules: readonly number[], today: PlainDate]>(
  'remove_days_of_import',
  'delete from schedule_exception where schedule_id = any ($1::integer[]) and day >= $2',
);
const addDays = prepared<object, [days: Json]>(
  'add_days_of_import',
  `insert into schedule_exception (schedule_id, day, starts_minute, ends_minute)
   select schedule, day, starts, ends
   from jsonb_to_recordset($1) as r(schedule integer, day date, starts smallint, ends smallint)`,
);

/** Gives schedules the hours from today on. The caller must project them. */
export async function writeHours(
  db: Queryable,
  changes: readonly Pick<SchedulePlan, 'schedule' | 'after'>[],
  today: PlainDate,
): Promise<void> {
  const schedules = changes.map(({ schedule }) => schedule);
  const rules = changes.flatMap(({ schedule, after }) =>
    after.rules.map((rule) => ({ schedule, ...rule })),
  );
  const days = changes.flatMap(({ schedule, after }) =>
    Object.entries(after.days).flatMap(([day, spans]) =>
      (spans.length === 0 ? [[null, null]] : spans).map(([starts, ends]) => ({
        schedule,
        day,
        starts,
        ends,
      })),
    ),
  );
  await removeRules(db, [schedules]);
  await addRules(db, [JSON.stringify(rules)]);
  await removeDays(db, [schedules, today]);
  await addDays(db, [JSON.stringify(days)]);
}
