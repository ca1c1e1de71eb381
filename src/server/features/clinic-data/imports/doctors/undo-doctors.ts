import { prepared } from '#server/db/pool/prepared.ts';
import { refreshListings } from '#server/features/clinic-data/setup/listings.ts';
import type { DoctorValues } from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';
import type { ChangeInput } from '../import-kind.ts';
import { readDoctorData } from './doctor-data.ts';
import { columnsOf } from './doctor-columns.ts';

interface Change {
  doctor_id: number;
  before: Record<string, DoctorValues[string] | null> | null;
  imported_before: DoctorValues | null;
  after: DoctorValues;
  schedule_ids: number[];
}

const selectChanges = prepared<Change, [importId: number]>(
  'doctor_changes_of_import',
  `select doctor_id, before, imported_before, after, schedule_ids from import_doctor_change
   where import_id = $1 order by doctor_id`,
);
const removeServices = prepared<object, [importId: number]>(
  'remove_services_of_import',
  'delete from import_doctor_service where import_id = $1',
);
/** Nothing hangs on the schedule: neither hours nor prices nor appointments. */
const IS_BARE = `not exists (select from schedule_rule r where r.schedule_id = s.id)
  and not exists (select from schedule_exception x where x.schedule_id = s.id)
  and not exists (select from doctor_service o where o.schedule_id = s.id)
  and not exists (select from appointment a where a.schedule_id = s.id)
  and not exists (select from walk_in w where w.schedule_id = s.id)
  and not exists (select from slot_hold h where h.schedule_id = s.id)`;
const removeSchedules = prepared<object, [schedules: readonly number[]]>(
  'remove_schedules_of_import',
  `delete from schedule s where s.id = any ($1::integer[]) and ${IS_BARE}`,
);
const removeDoctors = prepared<{ id: number }, [doctors: readonly number[]]>(
  'remove_doctors_of_import',
  `delete from doctor d where d.id = any ($1::integer[])
     and not exists (select from schedule s where s.doctor_id = d.id)
     and not exists (select from review r where r.doctor_id = d.id)
     and not exists (select from staff_user u where u.doctor_id = d.id)
     and not exists (select from doctor_portrait p where p.doctor_id = d.id)
   returning id`,
);
/** Hides doctors, who wait for no approval any more. */
const hideDoctors = prepared<{ id: number }, [doctors: readonly number[]]>(
  'hide_doctors_of_import',
  `with settled as (delete from clinic_proposal where doctor_id = any ($1::integer[]))
   update doctor set is_active = false where id = any ($1::integer[]) returning id`,
);
const restoreDoctor = prepared<
  object,
  [doctor: number, values: string, removed: readonly string[]]
>(
  'restore_doctor_of_import',
  `update doctor d set
     names = d.names || coalesce(v.names, '{}'),
     academic_statuses = nullif((coalesce(d.academic_statuses, '{}') || coalesce(v.academic_statuses, '{}'))
       - array(select split_part(p, '.', 2) from unnest($3::text[]) p where p like 'academic_statuses.%'), '{}'),
     science_degrees = nullif((coalesce(d.science_degrees, '{}') || coalesce(v.science_degrees, '{}'))
       - array(select split_part(p, '.', 2) from unnest($3::text[]) p where p like 'science_degrees.%'), '{}'),
     practising_since = case when 'practising_since' = any ($3) then null
       else coalesce(v.practising_since, d.practising_since) end,
     register_number = case when 'register_number' = any ($3) then null
       else coalesce(v.register_number, d.register_number) end,
     languages = coalesce(v.languages, d.languages)
   from jsonb_to_record($2) as v(names jsonb, academic_statuses jsonb, science_degrees jsonb,
     practising_since smallint, register_number text, languages text[])
   where d.id = $1`,
);
const setImported = prepared<object, [doctor: number, value: string | null]>(
  'restore_imported_doctor',
  `with removed as (delete from import_doctor_value where doctor_id = $1 and $2::jsonb is null)
   update import_doctor_value set value = $2::jsonb where doctor_id = $1 and $2::jsonb is not null`,
);

/**
 * Restores the values that an import gave doctors, and removes new doctors. What was edited since stays; a new doctor
 * who was edited, or who has hours, prices or appointments, is hidden.
 */
export async function undoDoctors({ db, row }: ChangeInput): Promise<void> {
  const { id: importId, clinic_id: clinic } = row;
  const { doctors } = await readDoctorData(db, clinic, true);
  const changes = await selectChanges(db, [importId]);
  const current = new Map(doctors.map((doctor) => [doctor.id, doctor.values]));
  const isUntouched = ({ doctor_id: id }: Change, place: string, after: unknown) =>
    JSON.stringify(current.get(id)?.[place] ?? null) === JSON.stringify(after);
  await removeServices(db, [importId]);
  await removeSchedules(db, [changes.flatMap(({ schedule_ids: ids }) => ids)]);
  const added = changes.filter(({ before }) => before === null);
  const untouched = added.filter((change) =>
    Object.entries(change.after).every(([place, after]) => isUntouched(change, place, after)),
  );
  const removed = await removeDoctors(db, [untouched.map(({ doctor_id: id }) => id)]);
  const gone = new Set(removed.map(({ id }) => id));
  const left = added.map(({ doctor_id: id }) => id).filter((id) => !gone.has(id));
  await hideDoctors(db, [left]);
  for (const change of changes) {
    const { doctor_id: id, before, after, imported_before: imported } = change;
    if (before === null) continue;
    const places = Object.entries(after).filter(([place, value]) =>
      isUntouched(change, place, value),
    );
    const former = places.map(([place]) => [place, before[place] ?? null] as const);
    const values = former.flatMap(([place, value]) =>
      value === null ? [] : [[place, value] as const],
    );
    const cleared = former.flatMap(([place, value]) => (value === null ? [place] : []));
    const columns = columnsOf(Object.fromEntries<DoctorValues[string]>(values));
    await restoreDoctor(db, [id, JSON.stringify(columns), cleared]);
    await setImported(db, [id, imported === null ? null : JSON.stringify(imported)]);
  }
  await refreshListings(db, [changes.map(({ doctor_id: id }) => id).filter((id) => !gone.has(id))]);
}
