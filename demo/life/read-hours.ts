import type pg from 'pg';
import { datesFrom, type PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Interval } from '../doctor/schedule/working-hours.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';

/** The hours of a schedule on a day on which its doctor works, in local minutes. */
export interface DayHours {
  readonly schedule: number;
  readonly day: PlainDate;
  readonly hours: Interval[];
}

/** Hours by phone only are left out: they are few, and patients cannot book them. */
const SELECT_HOURS = `
  select s.id as schedule, g.day::text as day,
    jsonb_agg(jsonb_build_array(lower(r), upper(r)) order by lower(r)) as hours
  from schedule s
  cross join unnest($2::date[]) g (day)
  cross join lateral (
    select range_agg(int4range(h.starts_minute, h.ends_minute)) as open
    from day_hours(s.id, g.day) h where not h.is_phone_only) w
  cross join lateral (
    select coalesce(range_agg(int4range(u.begins, u.ends)), '{}') as blocked
    from blocked_spans(s, g.day) u where u.begins < u.ends) k
  cross join lateral unnest(w.open - k.blocked) r
  where s.id = any ($1)
  group by s.id, g.day order by g.day, s.id`;

/** Returns the working hours of schedules, less their blocks, on `count` days from `first`. */
export function readHours(
  client: pg.ClientBase,
  schedules: readonly number[],
  first: PlainDate,
  count: number,
): Promise<DayHours[]> {
  return queryWithoutTimeout<DayHours & pg.QueryResultRow>(client, SELECT_HOURS, [
    schedules,
    datesFrom(first, count),
  ]);
}
