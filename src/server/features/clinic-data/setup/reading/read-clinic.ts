import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Site } from '#server/site.ts';
import { isBookable } from './is-bookable.ts';
import {
  listMissing,
  listMissingOfDoctors,
  type DoctorState,
  type DraftState,
} from './list-missing.ts';

/** The days of which free starts are counted. */
const COUNTED_DAYS = 14;

type ClinicRow = Omit<ClinicSetup, 'branches' | 'doctors' | 'missing'> & DraftState;
type BranchRow = ClinicSetup['branches'][number];

const selectClinic = prepared<ClinicRow, [id: number]>(
  'setup_clinic',
  `select c.id, c.slug, c.names, c.is_draft, c.descriptions, c.website,
     coalesce(p.legal_name, '') as legal_name, coalesce(p.tax_number, '') as tax_number,
     coalesce(p.contact_name, '') as contact_name, coalesce(p.contact_phone, '') as contact_phone,
     coalesce(p.contact_email, '') as contact_email,
     exists (
       select from staff_user u
       where u.is_clinic_admin and c.id = any (u.clinic_ids) and u.locked_at is null
         and exists (select from staff_second_factor f where f.staff_user_id = u.id)) as has_team,
     coalesce((
       select bool_and(a.status = 'cancelled') from appointment a
       join schedule s on s.id = a.schedule_id
       join clinic_branch b on b.id = s.clinic_branch_id
       where b.clinic_id = c.id and a.source = 'rehearsal'), false) as is_rehearsed
   from clinic c left join clinic_partner p on p.clinic_id = c.id where c.id = $1`,
);
const selectBranches = prepared<BranchRow, [clinic: number]>(
  'setup_branches',
  `select id, clinic_id, city_id, city_area_id, names, addresses, lat, lng, phone, directions, parking,
     is_wheelchair_accessible, cancel_hours,
     coalesce((
       select jsonb_agg(jsonb_build_object(
         'id', f.id, 'clinic_branch_id', f.clinic_branch_id, 'titles', f.titles, 'type', f.type,
         'is_required', f.is_required, 'min_length', f.min_length, 'max_length', f.max_length)
         order by f.position, f.id)
       from clinic_branch_field f where f.clinic_branch_id = clinic_branch.id), '[]') as questions
   from clinic_branch where clinic_id = $1 order by id`,
);
const selectDoctors = prepared<DoctorState, [clinic: number, days: number, now: Date]>(
  'setup_doctors',
  `select d.id, d.slug, d.names, d.descriptions, d.is_active,
     array_agg(s.clinic_branch_id order by s.clinic_branch_id) as branch_ids,
     (select count(*)::integer from doctor_service o
       where o.doctor_id = d.id and (o.is_active or k.is_draft and o.is_inactive_with_service)
         and o.schedule_id = any (array_agg(s.id))
     ) as services_count,
     bool_or(exists (select from schedule_rule r where r.schedule_id = s.id)) as has_hours,
     sum((select sum(n.free)::integer from next_days(s.id, $2, $3) n))::integer as free_starts,
     ${isBookable('l.schedule_id = any (array_agg(s.id))')} as is_bookable
   from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id
   join clinic k on k.id = b.clinic_id
   join doctor d on d.id = s.doctor_id
   where b.clinic_id = $1
   group by d.id, k.id order by d.id`,
);

/** Reads what doctors of a clinic miss before patients can book, as if they were not hidden. */
export async function readMissingOfDoctors(
  { clock, country }: Site,
  clinic: number,
  doctors: readonly number[],
  db: Queryable,
): Promise<ClinicSetup['missing']> {
  const states = await selectDoctors(db, [clinic, COUNTED_DAYS, new Date(clock())]);
  const shown = states
    .filter(({ id }) => doctors.includes(id))
    .map((state) => ({ ...state, is_active: true }));
  return listMissingOfDoctors(country.locales, shown);
}

/** Reads a clinic with branches, doctors and what is missing. Returns null for an unknown clinic. */
export async function readClinicSetup(
  site: Site,
  id: number,
  db: Queryable = site.database.pool,
): Promise<ClinicSetup | null> {
  const [row] = await selectClinic(db, [id]);
  if (row === undefined) return null;
  const branches = await selectBranches(db, [id]);
  const states = await selectDoctors(db, [id, COUNTED_DAYS, new Date(site.clock())]);
  const doctors = states.map(
    ({ descriptions: _descriptions, has_hours: _has, ...doctor }) => doctor,
  );
  const missing = listMissing(site.country.locales, { clinic: row, branches, doctors: states });
  const { has_team: _hasTeam, is_rehearsed: _isRehearsed, ...clinic } = row;
  return { ...clinic, branches, doctors, missing };
}
