import type { CurrentHours } from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import type { Span } from '#shared/domain/time/working-hours.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

interface HoursRow extends Omit<CurrentHours, 'days'> {
  days: { day: string; hours: Span[] }[];
  doctor_id: number;
}

const selectHours = prepared<HoursRow, [clinic: number]>(
  'hours_of_import',
  `select s.id, s.doctor_id, s.step_minutes, m.hours as imported,
     coalesce((
       select jsonb_agg(jsonb_build_object('weekday', r.weekday, 'weeks', r.weeks, 'starts', r.starts_minute,
         'ends', r.ends_minute, 'from', r.valid_from::text, 'to', r.valid_to::text,
         'is_phone_only', r.is_phone_only))
       from schedule_rule r where r.schedule_id = s.id), '[]') as rules,
     coalesce((
       select jsonb_agg(jsonb_build_object('day', x.day::text, 'hours', x.hours))
       from (
         select e.day, coalesce(jsonb_agg(jsonb_build_array(e.starts_minute, e.ends_minute) order by e.starts_minute)
           filter (where e.starts_minute is not null), '[]') as hours
         from schedule_exception e where e.schedule_id = s.id group by e.day) x), '[]') as days
   from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1
   left join import_hours m on m.schedule_id = s.id
   order by s.id`,
);

/**
 * Locks all schedules of the doctors of a clinic, as an edit of hours does, so that their hours stay as they are
 * until the transaction ends; call it before `readHours`.
 */
export const lockHours = prepared<object, [clinic: number]>(
  'lock_hours_of_import',
  `select 1 from schedule s
   where s.doctor_id in (
     select o.doctor_id from schedule o
     join clinic_branch b on b.id = o.clinic_branch_id and b.clinic_id = $1)
   order by s.id for no key update`,
);

/** The hours of the schedules of a clinic. */
export async function readHours(
  db: Queryable,
  clinic: number,
): Promise<(CurrentHours & { readonly doctor_id: number })[]> {
  const rows = await selectHours(db, [clinic]);
  return rows.map(({ days, ...row }) => ({
    ...row,
    days: Object.fromEntries(days.map(({ day, hours }) => [day, hours])),
  }));
}
