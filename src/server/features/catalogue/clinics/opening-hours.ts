import type { OpeningHours } from '#shared/contract/catalogue/clinics.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable, Reader } from '#server/db/pool/queryable.ts';

interface Row {
  clinic_branch_id: number;
  weekday: number;
  /** Minutes of the day. */
  opens: number;
  closes: number;
}

/**
 * Merges the hours of a branch's doctors: ranges that meet or overlap become one. Hours of some weeks count if
 * odd and even weeks both have them. `offset 0` makes it look rules up by schedule; a plain join reads the
 * rules of the whole country (115 instead of 8 ms for four branches among 100,000 doctors). `distinct`: many doctors have
 * the same hours, and merging ranges costs more than sorting them (3.9 instead of 2.5 ms, a mean of 40 clinics).
 */
const selectHours = prepared<Row, [branches: number[], now: Date]>(
  'opening_hours_of_branches',
  `select clinic_branch_id, weekday, lower(hours) as opens, upper(hours) as closes
   from (
     select clinic_branch_id, weekday,
       unnest(
         coalesce(range_agg(int4range(starts_minute, ends_minute))
           filter (where weeks in ('every', 'odd')), '{}')
         * coalesce(range_agg(int4range(starts_minute, ends_minute))
           filter (where weeks in ('every', 'even')), '{}')) as hours
     from (
       select distinct s.clinic_branch_id, r.weekday, r.weeks, r.starts_minute, r.ends_minute
       from schedule s
       join doctor d on d.id = s.doctor_id and d.is_active
       cross join lateral (
         select weekday, weeks, starts_minute, ends_minute
         from schedule_rule
         where schedule_id = s.id
           and ($2::timestamptz at time zone s.time_zone)::date between valid_from and valid_to
         offset 0) r
       where s.clinic_branch_id = any ($1::integer[])) different
     group by clinic_branch_id, weekday) merged
   order by clinic_branch_id, weekday, opens`,
);

/**
 * Returns the hours in which any doctor works at each branch, by weekday, in its time zone.
 * `now` is in epoch milliseconds: later weekly hours are not valid yet.
 */
export async function openingHoursByBranch(
  db: Queryable | Reader,
  branches: number[],
  now: number,
): Promise<ReadonlyMap<number, OpeningHours[]>> {
  const hours = new Map<number, OpeningHours[]>();
  for (const row of await selectHours(db, [branches, new Date(now)])) {
    const ofBranch = hours.get(row.clinic_branch_id) ?? [];
    hours.set(row.clinic_branch_id, ofBranch);
    ofBranch.push({ weekday: row.weekday, opens: clock(row.opens), closes: clock(row.closes) });
  }
  return hours;
}

/** Formats a minute of the day as `HH:MM`; the end of the day is `24:00`. */
function clock(minute: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
