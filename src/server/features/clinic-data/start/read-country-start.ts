import {
  START_STEPS,
  type CountryStart,
} from '#shared/contract/clinic-data/onboarding/country-start.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';

type Step = (typeof START_STEPS)[number];

/**
 * An account counts once its owner has accepted the invitation; an administrator, who can do nothing without, also
 * needs a second factor. A request counts also if the clinic was entered without one.
 */
const selectSteps = prepared<Record<Step, boolean>, [year: number]>(
  'country_start',
  `select
     exists (select from service where is_active) as catalogue,
     exists (select from city where is_active) as city,
     (select count(*) >= 2 from staff_user u
      where u.is_superuser and u.locked_at is null and u.password_hash is not null
        and exists (select from staff_second_factor f where f.staff_user_id = u.id)) as admin,
     exists (select from holiday where extract(year from day) = $1) as holidays,
     exists (select from staff_user
       where is_account_manager and locked_at is null and password_hash is not null) as account_manager,
     exists (select from clinic_request) or exists (select from clinic) as request,
     exists (
       select from doctor_service o
       join clinic_branch b on b.id = o.clinic_branch_id
       join clinic k on k.id = b.clinic_id
       join doctor d on d.id = o.doctor_id and d.is_active
       where o.is_active and not k.is_draft) as clinic`,
);

/** Returns the steps that start a country and are done. Holidays are those of this year in the country. */
export async function readCountryStart({
  database: { pool },
  country: { timeZone },
  clock,
}: Site): Promise<CountryStart> {
  const year = Number(dateInZone(clock(), timeZone).slice(0, 4));
  const steps = onlyRow(await selectSteps(pool, [year]));
  return { is_live: steps.clinic, done: START_STEPS.filter((step) => steps[step]) };
}
