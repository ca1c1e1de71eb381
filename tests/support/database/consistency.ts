import type { Queryable } from '#server/db/pool/queryable.ts';

interface DayRow {
  schedule: number;
  day: string;
  /** The free, booked and held minutes, including duplicates. */
  found: number[];
  /** The minutes of the weekly hours. */
  expected: number[];
}

/**
 * Describes the errors in the calendars of a database. On every day, the free minutes and those of
 * active appointments and holds must add up to the weekly hours: no minute is lost, booked twice,
 * or both free and booked. Does not support schedule exceptions.
 */
export async function calendarFaults(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<DayRow>(`
    with booked as (
      select a.schedule_id, l.at::date as day,
        (extract(hour from l.at) * 60 + extract(minute from l.at) + g * s.step_minutes)::integer
          as minute
      from appointment a
      join schedule s on s.id = a.schedule_id
      join doctor_service ds on ds.id = a.doctor_service_id
      cross join lateral (select a.starts_at at time zone s.time_zone as at) l
      cross join lateral generate_series(0, ds.steps - 1) g
      where a.status <> 'cancelled'
      union all
      select h.schedule_id, l.at::date,
        extract(hour from l.at)::integer * 60 + extract(minute from l.at)::integer + m
      from slot_hold h
      join schedule s on s.id = h.schedule_id
      cross join lateral (select h.starts_at at time zone s.time_zone as at) l
      cross join lateral generate_series(
        0, (extract(epoch from h.ends_at - h.starts_at) / 60)::integer - s.step_minutes,
        s.step_minutes::integer) m)
    select d.schedule_id as schedule, d.day::text as day,
      array(
        select unnest(d.free)::integer
        union all
        select b.minute from booked b where b.schedule_id = d.schedule_id and b.day = d.day
        order by 1) as found,
      array(
        select m from schedule_rule r
        cross join lateral generate_series(
          r.starts_minute::integer, r.ends_minute - s.step_minutes, s.step_minutes::integer) m
        where r.schedule_id = d.schedule_id and r.weekday = extract(isodow from d.day)
          and (d.day + m * interval '1 minute') at time zone s.time_zone at time zone s.time_zone
            = d.day + m * interval '1 minute'
        order by 1) as expected
    from schedule_day d
    join schedule s on s.id = d.schedule_id`);
  if (rows.length === 0) return ['there is no calendar'];
  const wrong = rows.filter(({ found, expected }) => found.join() !== expected.join());
  return [
    ...wrong.map(
      ({ schedule, day, found, expected }) =>
        `schedule ${schedule}, ${day}: ${found.join()} instead of ${expected.join()}`,
    ),
    ...(await overlaps(db)),
    ...(await staleAvailability(db)),
  ];
}

/** Finds appointments that overlap in time, independently of the minutes of the calendar. */
async function overlaps(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ a: number; b: number }>(`
    select a.id as a, b.id as b from appointment a join appointment b
      on a.schedule_id = b.schedule_id and a.id < b.id
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.status <> 'cancelled' and b.status <> 'cancelled'`);
  return rows.map(({ a, b }) => `appointments ${a} and ${b} overlap`);
}

/** Finds next available slots that are not free. */
async function staleAvailability(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ schedule: number; steps: number }>(`
    select a.schedule_id as schedule, a.steps
    from schedule_avail a
    join schedule s on s.id = a.schedule_id
    where a.nearest_at is not null
      and next_start(a.schedule_id, a.steps, a.nearest_at) is distinct from a.nearest_at`);
  return rows.map(
    ({ schedule, steps }) => `the first time of schedule ${schedule}, ${steps} steps, is not free`,
  );
}
