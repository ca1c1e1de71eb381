import { prepared } from '#server/db/pool/prepared.ts';

type Json = string;

const COLUMNS = `names jsonb, academic_statuses jsonb, science_degrees jsonb, practising_since smallint,
  register_number text, languages text[]`;

/** Adds a doctor. Returns the id. */
export const addDoctor = prepared<
  { id: number },
  [values: Json, slug: string, isActive: boolean, now: Date, by: string]
>(
  'add_doctor_of_import',
  `with added as (
     insert into doctor (slug, names, descriptions, academic_statuses, science_degrees, practising_since,
       register_number, languages, is_active)
     select $2, v.names, '{}', v.academic_statuses, v.science_degrees, v.practising_since, v.register_number,
       coalesce(v.languages, '{}'), $3
     from jsonb_to_record($1) as v(${COLUMNS}) returning id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $4, $5, 'created', 'doctor', id from added)
   select id from added`,
);

const CHANGE = `update doctor d set names = d.names || coalesce(c.names, '{}'),
    academic_statuses = nullif(coalesce(d.academic_statuses, '{}') || coalesce(c.academic_statuses, '{}'), '{}'),
    science_degrees = nullif(coalesce(d.science_degrees, '{}') || coalesce(c.science_degrees, '{}'), '{}'),
    practising_since = coalesce(c.practising_since, d.practising_since),
    register_number = coalesce(c.register_number, d.register_number),
    languages = coalesce(c.languages, d.languages)
  from jsonb_to_recordset($1) as c(id integer, ${COLUMNS}) where d.id = c.id`;

/** Gives doctors the values, and leaves their others. */
export const changeDoctors = prepared<object, [doctors: Json, now: Date, by: string]>(
  'change_doctors_of_import',
  `with changed as (${CHANGE} returning d.id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $2, $3, 'changed', 'doctor', id from changed`,
);

/** Adds doctors to branches, without hours. Returns the schedules. */
export const addSchedules = prepared<
  { id: number; doctor: number; branch: number },
  [places: Json, zone: string, now: Date, by: string]
>(
  'add_schedules_of_import',
  `with added as (
     insert into schedule (doctor_id, clinic_branch_id, time_zone)
     select doctor, branch, $2 from jsonb_to_recordset($1) as p(doctor integer, branch integer)
     returning id, doctor_id as doctor, clinic_branch_id as branch),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $3, $4, 'created', 'schedule', id from added)
   select id, doctor, branch from added`,
);

/** Remembers which services doctors offer. Prices that are imported later make them offers. */
export const addServices = prepared<object, [importId: number, services: Json]>(
  'add_services_of_import',
  `insert into import_doctor_service (schedule_id, service_id, age_from, age_to, import_id)
   select s.id, p.service, p.age_from, p.age_to, $1
   from jsonb_to_recordset($2) as p(doctor integer, branch integer, service integer, age_from smallint,
     age_to smallint)
   join schedule s on s.doctor_id = p.doctor and s.clinic_branch_id = p.branch
   on conflict do nothing`,
);

/** Records what an import changed, and whose the values are from now on. */
export const recordDoctors = prepared<object, [importId: number, changes: Json]>(
  'record_doctors_of_import',
  `with change as (
     select * from jsonb_to_recordset($2) as c(doctor integer, before jsonb, after jsonb, schedules integer[])),
   recorded as (
     insert into import_doctor_change (import_id, doctor_id, before, imported_before, after, schedule_ids)
     select $1, c.doctor, c.before, m.value, c.after, c.schedules
     from change c left join import_doctor_value m on m.doctor_id = c.doctor)
   insert into import_doctor_value (doctor_id, value) select doctor, after from change
   on conflict (doctor_id) do update set value = import_doctor_value.value || excluded.value`,
);

/** Remembers which doctors the names of a clinic’s files mean. */
export const savePeople = prepared<object, [clinic: number, people: Json, by: string, now: Date]>(
  'save_people_of_import',
  `insert into import_person (clinic_id, name_key, doctor_id, confirmed_by, confirmed_at)
   select $1, p.key, p.doctor_id, $3, $4 from jsonb_to_recordset($2) as p(key text, doctor_id integer)
   on conflict (clinic_id, name_key) do update set doctor_id = excluded.doctor_id,
     confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`,
);
