import type { Queryable } from '#server/db/pool/queryable.ts';

/** Local minutes of a day, from the first to the second (exclusive). */
type Span = readonly [begins: number, ends: number];

interface DayRow {
  schedule: number;
  day: string;
  step: number;
  free: number[];
  /** The hours by the weekly rules and exceptions. */
  hours: Span[];
  /** The doctor's appointments and holds at every branch. */
  appointments: Span[];
  blocks: Span[];
  /** The minutes that the schedule keeps between appointments. */
  buffer: number;
  /** The number of last starts that are kept on the day. */
  kept: number;
  /** The minutes that the clock skips. */
  skipped: number[];
}

/**
 * Describes the errors in the calendars of a database. On every day that patients can book, exactly
 * those minutes are free at which the doctor works, is not busy, keeps the buffer and no start for later; no appointments of a doctor
 * overlap; and the first available slots are free.
 */
export async function calendarFaults(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<DayRow>(`
    with busy as (
      select true as is_appointment, a.doctor_id, null::integer as schedule_id, a.starts_at, a.ends_at
      from appointment a
      where a.status <> 'cancelled' and not a.is_extra
      union all
      select true, s.doctor_id, null, h.starts_at, h.ends_at
      from slot_hold h join schedule s on s.id = h.schedule_id
      union all
      select false, doctor_id, schedule_id, greatest(starts_at, '2020-01-01'), least(ends_at, '2040-01-01')
      from doctor_block)
    select d.schedule_id as schedule, d.day::text as day, s.step_minutes as step,
      s.buffer_minutes as buffer, d.free,
      case when d.day >= (s.releases_at at time zone s.time_zone)::date then s.kept_starts else 0 end as kept,
      coalesce((
        select jsonb_agg(jsonb_build_array(e.starts_minute, e.ends_minute)
          order by e.starts_minute) filter (where e.starts_minute is not null)
        from schedule_exception e where e.schedule_id = s.id and e.day = d.day
        having count(*) > 0), (
        select jsonb_agg(jsonb_build_array(r.starts_minute, r.ends_minute)
          order by r.starts_minute)
        from schedule_rule r where r.schedule_id = s.id
          and r.weekday = extract(isodow from d.day)
          and d.day between r.valid_from and r.valid_to
          and not exists (
            select from schedule_exception e where e.schedule_id = s.id and e.day = d.day)),
        '[]') as hours,
      busy.appointments, busy.blocks,
      -- Looks at each minute of the few days whose clock changes.
      case when (d.day + 1)::timestamp at time zone s.time_zone
          - d.day::timestamp at time zone s.time_zone = interval '24 hours' then '{}'
        else array(
          select m from generate_series(0, 1439) m
          where (d.day + m * interval '1 minute') at time zone s.time_zone at time zone s.time_zone
            <> d.day + m * interval '1 minute') end as skipped
    from schedule_day d
    join schedule s on s.id = d.schedule_id
    cross join lateral (
      select coalesce(jsonb_agg(t.span) filter (where t.is_appointment), '[]') as appointments,
        coalesce(jsonb_agg(t.span) filter (where not t.is_appointment), '[]') as blocks
      from (
        select b.is_appointment, jsonb_build_array(l.minute,
          l.minute + extract(epoch from b.ends_at - b.starts_at) / 60) as span
        from busy b
        cross join lateral (
          select extract(epoch from b.starts_at at time zone s.time_zone - d.day) / 60 as minute) l
        where b.doctor_id = s.doctor_id and (b.schedule_id is null or b.schedule_id = s.id)
          and b.starts_at < (d.day + 1)::timestamp at time zone s.time_zone
          and b.ends_at > d.day::timestamp at time zone s.time_zone) t) busy
    where d.day <= s.projected_until`);
  if (rows.length === 0) return ['there is no calendar'];
  return [
    ...rows.flatMap((row) => dayFaults(row)),
    ...(await overlaps(db)),
    ...(await staleAvailability(db)),
  ];
}

function dayFaults(row: DayRow): string[] {
  const { schedule, day, step, buffer, free, hours, skipped } = row;
  const busy = [
    ...row.appointments.map(([begins, ends]): Span => [begins - buffer, ends + buffer]),
    ...row.blocks,
  ];
  const working = hours.flatMap(([begins, ends]) =>
    Array.from({ length: Math.floor((ends - begins) / step) }, (_, index) => begins + index * step),
  );
  const isClear = (minute: number, spans: readonly Span[]) =>
    !skipped.includes(minute) &&
    !spans.some(([begins, ends]) => minute < ends && minute + step > begins);
  const offered = working
    .filter((minute) => isClear(minute, row.blocks))
    .toSorted((a, b) => b - a)
    .slice(row.kept);
  const expected = offered.filter((minute) => isClear(minute, busy)).toReversed();
  return free.join() === expected.join()
    ? []
    : [`schedule ${schedule}, ${day}: ${free.join()} instead of ${expected.join()}`];
}

/** Finds appointments that overlap in time, independently of the minutes of the calendar. */
async function overlaps(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ a: number; b: number }>(`
    select a.id as a, b.id as b from appointment a join appointment b
      on a.doctor_id = b.doctor_id and a.id < b.id
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.status <> 'cancelled' and b.status <> 'cancelled'
      and not a.is_extra and not b.is_extra`);
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
