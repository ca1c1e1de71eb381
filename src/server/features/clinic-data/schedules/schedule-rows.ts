import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';
import { SHOWN_DAYS, selectDays } from './edit-schedule.ts';

type ScheduleRow = Omit<Schedule, 'days'>;

const schedulesWhere = (name: 'setup_schedules' | 'setup_schedule', condition: string) =>
  prepared<ScheduleRow, [id: number, today: string]>(
    name,
    `select s.id, s.clinic_branch_id as branch_id, b.clinic_id, s.step_minutes, s.lead_minutes,
     s.horizon_days, s.buffer_minutes, s.kept_starts, s.kept_until,
     week_on(s.id, $2) as week, more_hours_on(s.id, $2) as more_hours,
     coalesce((
       select jsonb_agg(jsonb_build_object(
         'day', c.day, 'week', week_on(s.id, c.day), 'more_hours', more_hours_on(s.id, c.day))
         order by c.day)
       from (
         select r.valid_from as day from schedule_rule r where r.schedule_id = s.id
         union
         select r.valid_to + 1 from schedule_rule r
         where r.schedule_id = s.id and r.valid_to < 'infinity') c
       where c.day > $2), '[]') as changes,
     coalesce((
       select jsonb_agg(jsonb_build_object('day', e.day, 'hours', e.hours,
         'is_phone_only', e.is_phone_only) order by e.day)
       from (
         select x.day, coalesce(
           jsonb_agg(jsonb_build_array(x.starts_minute, x.ends_minute) order by x.starts_minute)
             filter (where x.starts_minute is not null), '[]') as hours,
           bool_or(x.is_phone_only) as is_phone_only
         from schedule_exception x
         where x.schedule_id = s.id and x.day >= $2 group by x.day) e), '[]') as exceptions,
     coalesce((
       select jsonb_agg(jsonb_build_object(
         'id', o.id, 'schedule_id', o.schedule_id, 'service_id', o.service_id, 'price', o.price,
         'discount', o.discount, 'duration_minutes', o.duration_minutes, 'age_from', o.age_from,
         'age_to', o.age_to, 'insurances', o.insurances,
         'is_active', o.is_active or k.is_draft and o.is_inactive_with_service) order by o.id)
       from doctor_service o where o.schedule_id = s.id), '[]') as offers
   from schedule s join clinic_branch b on b.id = s.clinic_branch_id
   join clinic k on k.id = b.clinic_id
   where ${condition} order by s.id`,
  );

const statements = {
  doctor: schedulesWhere('setup_schedules', 's.doctor_id = $1'),
  schedule: schedulesWhere('setup_schedule', 's.id = $1'),
};

/** Reads the schedules of a doctor, or the one with an id, with their next days. */
export async function readSchedules(
  { database: { pool }, clock, country }: Site,
  subject: keyof typeof statements,
  id: number,
): Promise<Schedule[]> {
  const now = new Date(clock());
  const rows = await statements[subject](pool, [id, dateInZone(now.getTime(), country.timeZone)]);
  return Promise.all(
    rows.map(async (row) => ({ ...row, days: await selectDays(pool, [row.id, SHOWN_DAYS, now]) })),
  );
}
