import type { DoctorSetup, Schedule } from '#shared/contract/staff/setup/doctors.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';
import { SHOWN_DAYS, selectDays } from '../schedules/edit-schedule.ts';

type Portrait = NonNullable<DoctorSetup['portrait']>;
type DoctorRow = Omit<DoctorSetup, 'schedules' | 'portrait'> & {
  portrait: string | null;
  consent_at: Date | null;
  consent_by: string;
};
type ScheduleRow = Omit<Schedule, 'days'>;

const selectDoctor = prepared<DoctorRow, [id: number]>(
  'setup_doctor',
  `select d.id, d.slug, d.names, d.descriptions, d.practising_since, d.languages, d.is_active,
     d.portrait, p.consent_at, coalesce(p.consent_by, '') as consent_by
   from doctor d left join doctor_portrait p on p.doctor_id = d.id where d.id = $1`,
);
const selectSchedules = prepared<ScheduleRow, [doctor: number, today: string]>(
  'setup_schedules',
  `select s.id, s.clinic_branch_id as branch_id, b.clinic_id, s.step_minutes, s.lead_minutes,
     s.horizon_days,
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
       select jsonb_agg(jsonb_build_object('day', e.day, 'hours', e.hours) order by e.day)
       from (
         select x.day, coalesce(
           jsonb_agg(jsonb_build_array(x.starts_minute, x.ends_minute) order by x.starts_minute)
             filter (where x.starts_minute is not null), '[]') as hours
         from schedule_exception x
         where x.schedule_id = s.id and x.day >= $2 group by x.day) e), '[]') as exceptions,
     coalesce((
       select jsonb_agg(jsonb_build_object(
         'id', o.id, 'schedule_id', o.schedule_id, 'service_id', o.service_id, 'price', o.price,
         'discount', o.discount, 'duration_minutes', o.duration_minutes, 'age_from', o.age_from,
         'age_to', o.age_to,
         'is_active', o.is_active or k.is_draft and o.is_inactive_with_service) order by o.id)
       from doctor_service o where o.schedule_id = s.id), '[]') as offers
   from schedule s join clinic_branch b on b.id = s.clinic_branch_id
   join clinic k on k.id = b.clinic_id
   where s.doctor_id = $1 order by s.id`,
);

/** Reads a doctor with the hours and services at every branch. Returns null for an unknown doctor. */
export async function readDoctorSetup(site: Site, id: number): Promise<DoctorSetup | null> {
  const { pool } = site.database;
  const [row] = await selectDoctor(pool, [id]);
  if (row === undefined) return null;
  const { portrait, consent_at, consent_by, ...doctor } = row;
  const now = new Date(site.clock());
  const today = dateInZone(now.getTime(), site.country.timeZone);
  const rows = await selectSchedules(pool, [id, today]);
  const schedules = await Promise.all(
    rows.map(async (row) => ({ ...row, days: await selectDays(pool, [row.id, SHOWN_DAYS, now]) })),
  );
  return {
    ...doctor,
    portrait: portraitOf(portrait, consent_at, consent_by, site.country.timeZone),
    schedules,
  };
}

function portraitOf(
  url: string | null,
  consentAt: Date | null,
  consent_by: string,
  zone: string,
): Portrait | null {
  if (url === null || consentAt === null) return null;
  return { image_url: url, consent_at: zonedIso(consentAt.getTime(), zone), consent_by };
}
