import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** Maximum number of schedules per statement, so that it does not hold its locks for long. */
const BATCH_SIZE = 500;
/** The same for projections. After a long stop each has up to 60 days, of about a millisecond. */
const PROJECTED_BATCH_SIZE = 50;

const refreshDue = prepared<{ schedule_id: number }, [now: Date]>(
  'refresh_due_availability',
  `with due as (
     select distinct schedule_id from schedule_avail where bookable_until < $1
     order by schedule_id limit ${BATCH_SIZE})
   select schedule_id from due cross join lateral refresh_schedule_avail(schedule_id, $1)`,
);

const projectBehind = prepared<{ id: number }, [now: Date, after: number]>(
  'project_schedules_behind',
  `with behind as (
     select s.id from schedule s
     where s.id > $2 and (
       s.projected_until is null
       or s.projected_until
         < ($1::timestamptz at time zone s.time_zone)::date + s.horizon_days - 1)
     order by s.id limit ${PROJECTED_BATCH_SIZE}),
   projected as materialized (
     select project_schedules(array(select id from behind), null, null, $1))
   select b.id from behind b cross join (select count(*) from projected) p`,
);

const dropPastDays = prepared<{ schedule_id: number }, [now: Date]>(
  'drop_past_days',
  `delete from schedule_day d using schedule s
   where s.id = d.schedule_id
     and d.day < ($1::timestamptz at time zone s.time_zone)::date - 1
   returning d.schedule_id`,
);

/**
 * Recomputes the availability of every schedule whose first slot can no longer be booked. Returns the
 * number of those schedules.
 */
export async function refreshDueAvailability(db: Queryable, now: number): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await refreshDue(db, [new Date(now)]);
    count += rows.length;
    if (rows.length < BATCH_SIZE) return count;
  }
}

/**
 * Rolls the horizon: projects the new days within it and deletes past ones. Runs at start and after
 * every local midnight; a run with nothing to do is cheap. Returns the number of extended schedules.
 */
export async function rollHorizon(db: Queryable, now: number): Promise<number> {
  const at = new Date(now);
  let count = 0;
  let last = 0;
  for (;;) {
    const ids = (await projectBehind(db, [at, last])).map((row) => row.id);
    count += ids.length;
    last = Math.max(last, ...ids);
    if (ids.length < PROJECTED_BATCH_SIZE) break;
  }
  if (count > 0) await dropPastDays(db, [at]);
  return count;
}
