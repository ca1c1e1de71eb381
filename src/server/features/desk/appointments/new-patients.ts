import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/**
 * The records of a clinic must reach back this far before an appointment. Without them every patient of a
 * clinic that has just joined would look new, and the mark would say nothing.
 */
const MIN_RECORD_WEEKS = 8;

const selectNew = prepared<{ id: number }, [appointments: readonly number[]]>(
  'desk_new_patients',
  `with shown as materialized (
     select a.id, a.client_phone, lower(a.client_name) as name, a.starts_at, b.clinic_id
     from appointment a
     join schedule s on s.id = a.schedule_id
     join clinic_branch b on b.id = s.clinic_branch_id
     where a.id = any ($1) and a.client_phone <> ''),
   clinics as materialized (
     select b.clinic_id, array_agg(s.id) as schedules, min(oldest.starts_at) as records_from
     from clinic_branch b
     join schedule s on s.clinic_branch_id = b.id
     left join lateral (
       select e.starts_at from appointment e
       where e.schedule_id = s.id order by e.starts_at limit 1) oldest on true
     where b.clinic_id in (select v.clinic_id from shown v)
     group by b.clinic_id)
   select v.id
   from shown v
   join clinics c on c.clinic_id = v.clinic_id
     and c.records_from < v.starts_at - interval '${MIN_RECORD_WEEKS} weeks'
   left join lateral (
     select true as is_known from appointment e
     where e.client_phone = v.client_phone and e.client_phone <> ''
       and lower(e.client_name) = v.name and e.starts_at < v.starts_at
       and e.schedule_id = any (c.schedules)
       and e.status <> 'cancelled' and e.attendance <> 'no_show'
     limit 1) earlier on true
   where earlier.is_known is null`,
);

/**
 * Returns which of some appointments are the first of their patients at the clinic. A patient is a phone and
 * a given name; cancelled appointments, and those that did not take place, do not count. A patient without a
 * phone is not known to be new.
 */
export async function findNewPatients(
  pool: Queryable,
  appointments: readonly { readonly id: number; readonly client_phone: string }[],
): Promise<ReadonlySet<number>> {
  const ids = appointments
    .filter((appointment) => appointment.client_phone !== '')
    .map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await selectNew(pool, [ids]);
  return new Set(rows.map(({ id }) => id));
}
