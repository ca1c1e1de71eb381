import type { ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { isBookable } from './is-bookable.ts';

type Item = ResponseOf<StaffEndpoints['clinics']>['results'][number];

/** Lists all clinics, the newest first. */
export const listClinicSetups = prepared<Item>(
  'setup_clinics',
  `select c.id, c.slug, c.names, c.is_draft,
     array(
       select y.names::jsonb from city y
       where y.id in (select b.city_id from clinic_branch b where b.clinic_id = c.id)
       order by y.position, y.id) as city_names,
     (select count(*)::integer from clinic_branch b where b.clinic_id = c.id) as branches_count,
     (select count(distinct s.doctor_id)::integer from schedule s
       join clinic_branch b on b.id = s.clinic_branch_id where b.clinic_id = c.id) as doctors_count,
     ${isBookable('l.clinic_id = c.id')} as is_bookable
   from clinic c order by c.id desc`,
);
