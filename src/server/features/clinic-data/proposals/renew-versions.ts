import { prepared } from '#server/db/pool/prepared.ts';

/**
 * Changes the versions of the doctors with some offers who wait: what was read is not what is approved any more. To be
 * called before the offers are locked, as a decision locks the proposal first.
 */
export const renewVersionsOfOffers = prepared<object, [offers: number[]]>(
  'renew_versions_of_changed_offers',
  `with waiting as (
     select p.id from clinic_proposal p
     where p.doctor_id in (select doctor_id from doctor_service where id = any ($1::integer[]))
     order by p.id for update)
   update clinic_proposal p set version = p.version + 1 from waiting w where p.id = w.id`,
);

/**
 * Changes the versions of the doctors of some schedules who wait. To be called with their proposals locked, before which
 * nothing of the doctors is.
 */
export const renewVersionsOfSchedules = prepared<object, [schedules: number[]]>(
  'renew_versions_of_changed_schedules',
  `update clinic_proposal set version = version + 1
   where doctor_id in (select doctor_id from schedule where id = any ($1::integer[]))`,
);
