import { MAX_SAMPLES, MIN_SAMPLES, placesInQueue } from '#shared/domain/desk/queue.ts';
import {
  areEstimatesRight,
  MAX_TOLD_WAITS,
  type ToldWait,
} from '#shared/domain/desk/told-waits.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import type { Site } from '#server/site.ts';

export type TicketRow = Pick<
  Tables['walk_in'],
  | 'id'
  | 'number'
  | 'code'
  | 'state'
  | 'schedule_id'
  | 'service_id'
  | 'given_name'
  | 'skips'
  | 'version'
  | 'created_at'
> & {
  appointment_id: number | null;
  appointment_schedule: number | null;
  starts_at: Date | null;
  /** Null also for a cancelled appointment. */
  attendance: Tables['appointment']['attendance'] | null;
};

interface DoctorRow extends Pick<Tables['schedule'], 'id' | 'time_zone'> {
  names: Names;
  services: number[];
  arrived: number;
  due: number[];
  minutes: number | null;
}

const selectDay = prepared<{ day: PlainDate }, [branch: number, now: Date]>(
  'queue_day',
  'select queue_day($1, $2)::text as day',
);

const selectSettings = prepared<
  Pick<Tables['walk_in_queue'], 'is_open' | 'screen_code'>,
  [branch: number]
>('queue_settings', 'select is_open, screen_code from walk_in_queue where clinic_branch_id = $1');

const selectTickets = prepared<TicketRow, [branch: number, day: PlainDate]>(
  'queue_tickets',
  `select w.id, w.number, w.code, w.state, w.schedule_id, w.service_id, w.given_name, w.skips, w.version,
     w.created_at, a.id as appointment_id, a.schedule_id as appointment_schedule, a.starts_at,
     case when a.status <> 'cancelled' then a.attendance end as attendance
   from walk_in w left join appointment a on a.id = w.appointment_id
   where w.clinic_branch_id = $1 and w.day = $2
   order by w.position`,
);

/** `due` has patients who are to come today. The median is of consultations that the desk has recorded from beginning to end. */
const selectDoctors = prepared<
  DoctorRow,
  [branch: number, day: PlainDate, now: Date, samples: number, min: number]
>(
  'queue_doctors',
  `select s.id, s.time_zone, d.names,
     array(select distinct o.service_id from doctor_service o
       where o.schedule_id = s.id and o.is_active) as services,
     (select count(*)::integer from appointment a
      where a.schedule_id = s.id and a.status <> 'cancelled' and a.attendance = 'arrived'
        and a.starts_at > $3::timestamptz - interval '1 day' and a.starts_at < $3::timestamptz + interval '1 day') as arrived,
     array(select extract(epoch from a.starts_at - $3::timestamptz)::float8 / 60 from appointment a
       where a.schedule_id = s.id and a.status <> 'cancelled' and a.attendance = 'expected'
         and a.starts_at > $3::timestamptz and a.starts_at < $3::timestamptz + interval '12 hours'
       order by a.starts_at) as due,
     (select case when count(*) >= $5::integer
        then percentile_cont(0.5) within group (order by m.minutes) end
      from (
        select extract(epoch from a.finished_at - a.started_at)::float8 / 60 as minutes
        from appointment a
        where a.schedule_id = s.id and a.starts_at > $3::timestamptz - interval '60 days' and a.starts_at <= $3
          and a.finished_at between a.started_at + interval '1 minute'
            and a.started_at + interval '3 hours'
        order by a.starts_at desc limit $4) m) as minutes
   from schedule s join doctor d on d.id = s.doctor_id
   where s.clinic_branch_id = $1 and d.is_active
     and exists (select from working_hours(s.id, $2))
   order by s.id`,
);

/** Tickets that were skipped are omitted: their patients were not there when they were called. */
const selectTold = prepared<ToldWait, [branch: number, max: number]>(
  'queue_told_waits',
  `select w.told_from as "from", w.told_to as "to",
     extract(epoch from a.started_at - w.created_at)::float8 / 60 as waited
   from walk_in w join appointment a on a.id = w.appointment_id
   where w.clinic_branch_id = $1 and w.told_to is not null and w.skips = 0
     and a.status <> 'cancelled' and a.started_at is not null
   order by a.started_at desc limit $2`,
);

const updateTold = prepared<object, [id: number, from: number, to: number]>(
  'tell_wait',
  `update walk_in set told_from = $2, told_to = $3
   where id = $1 and told_to is null and state = 'waiting'`,
);

/** Stores the estimate of a new ticket, also one that is hidden: whether it was right is known later. */
export async function storeEstimate(
  { database: { pool } }: Site,
  { estimateOf }: QueueRows,
  id: number,
): Promise<void> {
  const wait = estimateOf(id);
  if (wait !== null) await updateTold(pool, [id, wait.from, wait.to]);
}

/** Returns the queue of a branch today, with the places of those who wait, in their order. */
export async function selectQueue({ database: { pool }, clock }: Site, branch: number) {
  const now = new Date(clock());
  const [today] = await selectDay(pool, [branch, now]);
  const day = today?.day ?? '1970-01-01';
  const [[settings], tickets, doctors, told] = await Promise.all([
    selectSettings(pool, [branch]),
    selectTickets(pool, [branch, day]),
    selectDoctors(pool, [branch, day, now, MAX_SAMPLES, MIN_SAMPLES]),
    selectTold(pool, [branch, MAX_TOLD_WAITS]),
  ]);
  const waiting = tickets.filter(({ state }) => state === 'waiting');
  const places = placesInQueue(
    waiting.map((row) => ({ id: row.id, scheduleId: row.schedule_id, serviceId: row.service_id })),
    doctors.map((row) => ({ scheduleId: row.id, ...row })),
  );
  const areShown = areEstimatesRight(told);
  const estimateOf = (id: number) => places.get(id)?.wait ?? null;
  return {
    isOpen: settings?.is_open ?? false,
    screenCode: settings?.screen_code ?? null,
    tickets,
    waiting,
    doctors,
    /** Returns the estimate of a ticket, whether it is shown or not. */
    estimateOf,
    /**
     * Returns the place of a ticket; one that does not wait has no one before it. The estimate is null while the last
     * ones were wrong.
     */
    placeOf: (id: number) => ({
      before: places.get(id)?.before ?? 0,
      wait: areShown ? estimateOf(id) : null,
    }),
  };
}

export type QueueRows = Awaited<ReturnType<typeof selectQueue>>;
