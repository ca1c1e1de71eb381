import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { keepsDraft } from '#shared/domain/catalogue/places/missing-parts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { readMissingOfDoctors } from '#server/features/clinic-data/setup/reading/read-clinic.ts';
import type { Site } from '#server/site.ts';

type Row = Omit<Proposal, 'missing' | 'proposed_at'> & { proposed_at: Date };

const selectProposals = prepared<Row, [...Area, clinic: number | null]>(
  'clinic_proposals',
  `select p.id, p.clinic_id, k.names as clinic_names, p.kind, p.doctor_id,
     coalesce(d.names::jsonb, p.input -> 'names',
       (select names::jsonb from doctor where id = (p.input ->> 'doctor_id')::integer),
       k.names::jsonb) as names,
     case when d.id is not null then jsonb_build_object(
       'languages', d.languages, 'practising_since', d.practising_since,
       'academic_statuses', d.academic_statuses, 'science_degrees', d.science_degrees,
       'descriptions', d.descriptions, 'conditions', d.conditions,
       'education', d.education, 'workplaces', d.workplaces,
       'offers', (
         select coalesce(jsonb_agg(jsonb_build_object(
           'id', o.id, 'service_names', v.names, 'branch_names', b.names, 'price', o.price,
           'duration_minutes', o.duration_minutes, 'follow_up_price', o.follow_up_price,
           'follow_up_minutes', o.follow_up_minutes) order by o.id), '[]')
         from doctor_service o
         join service v on v.id = o.service_id
         join clinic_branch b on b.id = o.clinic_branch_id
         where o.doctor_id = d.id)) end as doctor,
     case p.kind when 'branch' then p.input end as branch,
     (select names from city where id = (p.input ->> 'city_id')::integer) as city_names,
     (select names from city_area where id = (p.input ->> 'city_area_id')::integer) as area_names,
     case p.kind when 'partner' then p.input end as partner,
     case p.kind when 'offer' then (
       select p.input || jsonb_build_object(
         'service_names', v.names, 'branch_names', b.names, 'branch_addresses', b.addresses,
         'is_new_place', not exists (
           select from schedule s
           where s.doctor_id = (p.input ->> 'doctor_id')::integer and s.clinic_branch_id = b.id))
       from service v, clinic_branch b
       where v.id = (p.input ->> 'service_id')::integer
         and b.id = (p.input ->> 'branch_id')::integer) end as offer,
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
  const missing = new Map<number, Proposal['missing']>();
  // All of a clinic at once: an import can add many doctors.
  for (const [id, ofClinic] of Map.groupBy(rows, (row) => row.clinic_id)) {
    for (const [proposal, parts] of await missingOf(site, id, ofClinic, pool)) {
      missing.set(proposal, parts);
    }
  }
  return rows.map((row) => ({
    ...row,
    proposed_at: zonedIso(row.proposed_at.getTime(), site.country.timeZone),
    missing: missing.get(row.id) ?? [],
  }));
}

/** Returns the parts of proposals of a clinic, by their ids, without which a clinic would not go live either. */
export async function missingOf(
  site: Site,
  clinic: number,
  proposals: readonly Pick<Proposal, 'id' | 'doctor_id' | 'branch'>[],
  db: Queryable,
): Promise<Map<number, Proposal['missing']>> {
  const doctors = proposals.flatMap(({ doctor_id: doctor }) => doctor ?? []);
  const ofDoctors =
    doctors.length === 0 ? [] : await readMissingOfDoctors(site, clinic, doctors, db);
  return new Map(
    proposals.map(({ id, doctor_id: doctor, branch }): [number, Proposal['missing']] => {
      // A branch has no id before it is approved.
      const ofBranch: Proposal['missing'] =
        branch?.phone === null ? [{ part: 'phone', subject: 'clinic', subject_id: clinic }] : [];
      const parts = ofDoctors.filter((each) => each.subject_id === doctor && keepsDraft(each));
      return [id, [...ofBranch, ...parts]];
    }),
  );
}
