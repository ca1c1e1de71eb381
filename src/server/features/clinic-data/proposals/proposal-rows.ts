import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { keepsDraft } from '#shared/domain/catalogue/places/missing-parts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { readMissingOfDoctor } from '#server/features/clinic-data/setup/reading/read-clinic.ts';
import type { Site } from '#server/site.ts';

type Row = Omit<Proposal, 'missing' | 'proposed_at'> & { proposed_at: Date };

const selectProposals = prepared<Row, [...Area, clinic: number | null]>(
  'clinic_proposals',
  `select p.id, p.clinic_id, k.names as clinic_names, p.kind, p.doctor_id,
     coalesce(d.names::jsonb, p.input -> 'names', k.names::jsonb) as names,
     case when d.id is not null then jsonb_build_object(
       'languages', d.languages, 'practising_since', d.practising_since,
       'academic_statuses', d.academic_statuses, 'science_degrees', d.science_degrees,
       'descriptions', d.descriptions, 'conditions', d.conditions,
       'education', d.education, 'workplaces', d.workplaces,
       'offers', (
         select coalesce(jsonb_agg(jsonb_build_object(
           'id', o.id, 'service_names', v.names, 'branch_names', b.names, 'price', o.price,
           'duration_minutes', o.duration_minutes) order by o.id), '[]')
         from doctor_service o
         join service v on v.id = o.service_id
         join clinic_branch b on b.id = o.clinic_branch_id
         where o.doctor_id = d.id)) end as doctor,
     case p.kind when 'branch' then p.input end as branch,
     (select names from city where id = (p.input ->> 'city_id')::integer) as city_names,
     (select names from city_area where id = (p.input ->> 'city_area_id')::integer) as area_names,
     case p.kind when 'partner' then p.input end as partner,
     coalesce(nullif(u.display_name, ''), u.username) as proposed_by, p.proposed_at, p.version,
     p.reason
   from clinic_proposal p
   join clinic k on k.id = p.clinic_id
   left join doctor d on d.id = p.doctor_id
   join staff_user u on u.id = p.proposed_by
   where ${IN_REACH} and ($4::integer is null or k.id = $4)
   order by p.reason is not null, p.proposed_at, p.id`,
);

/** Lists what the clinics in reach, or one of them, have added, with what is missing. */
export async function listProposals(
  site: Site,
  caller: Caller,
  clinic: number | null,
): Promise<Proposal[]> {
  const { pool } = site.database;
  const rows = await selectProposals(pool, [...areaOf(caller), clinic]);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      proposed_at: zonedIso(row.proposed_at.getTime(), site.country.timeZone),
      missing: await missingOf(site, row, pool),
    })),
  );
}

/** Returns the parts of a proposed doctor or branch without which a clinic would not go live either. */
export async function missingOf(
  site: Site,
  { clinic_id: clinic, doctor_id: doctor, branch }: Pick<
    Proposal,
    'clinic_id' | 'doctor_id' | 'branch'
  >,
  db: Queryable,
): Promise<Proposal['missing']> {
  // A branch has no id before it is approved.
  if (branch?.phone === null) return [{ part: 'phone', subject: 'clinic', subject_id: clinic }];
  if (doctor === null) return [];
  return (await readMissingOfDoctor(site, clinic, doctor, db)).filter(keepsDraft);
}
