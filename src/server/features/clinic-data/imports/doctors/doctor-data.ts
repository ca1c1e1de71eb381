import {
  offeredKey,
  type CurrentDoctor,
  type DoctorValues,
} from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';
import { selectFileIds } from './file-ids.ts';

interface DoctorRow {
  id: number;
  names: Names;
  academic_statuses: Names | null;
  science_degrees: Names | null;
  practising_since: number | null;
  register_number: string | null;
  languages: string[];
  schedules: { id: number; branch: number }[];
  imported: DoctorValues | null;
}

interface BranchRow {
  id: number;
  names: Names;
  addresses: Names;
}

const DOCTORS = `select d.id, d.names, d.academic_statuses, d.science_degrees, d.practising_since, d.register_number,
    d.languages, m.value as imported,
    jsonb_agg(jsonb_build_object('id', s.id, 'branch', s.clinic_branch_id) order by s.id) as schedules
  from doctor d
  join schedule s on s.doctor_id = d.id
  join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1
  left join import_doctor_value m on m.doctor_id = d.id
  group by d.id, m.doctor_id order by d.id`;
const selectDoctors = prepared<DoctorRow, [clinic: number]>('doctors_of_import', DOCTORS);
const lockDoctors = prepared<{ id: number }, [clinic: number]>(
  'lock_doctors_of_import',
  `select d.id from doctor d
   where d.id in (
     select s.doctor_id from schedule s
     join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1)
   order by d.id for no key update`,
);
/** Two imports of a clinic at a time would add the same doctors. */
const lockClinic = prepared<{ is_draft: boolean }, [clinic: number]>(
  'lock_clinic_of_import',
  'select is_draft from clinic where id = $1 for no key update',
);
const selectClinic = prepared<{ is_draft: boolean }, [clinic: number]>(
  'clinic_of_doctor_import',
  'select is_draft from clinic where id = $1',
);
const selectBranches = prepared<BranchRow, [clinic: number]>(
  'branches_of_doctor_import',
  'select id, names, addresses from clinic_branch where clinic_id = $1 order by id',
);
const selectOffered = prepared<
  { doctor: number; branch: number; service: number },
  [clinic: number]
>(
  'offered_of_doctor_import',
  `select s.doctor_id as doctor, b.id as branch, x.service
   from clinic_branch b join schedule s on s.clinic_branch_id = b.id
   cross join lateral (
     select o.service_id as service from doctor_service o where o.schedule_id = s.id
     union select i.service_id from import_doctor_service i where i.schedule_id = s.id) x
   where b.clinic_id = $1`,
);
const selectPeople = prepared<{ name_key: string; doctor_id: number | null }, [clinic: number]>(
  'people_of_import',
  'select name_key, doctor_id from import_person where clinic_id = $1',
);

/** The doctors and branches of a clinic, and what its files said before. */
export interface DoctorData {
  /** New doctors of a clinic that patients see are hidden until an account manager shows them. */
  readonly isDraft: boolean;
  readonly doctors: readonly (CurrentDoctor & { readonly label: Names })[];
  readonly branches: readonly {
    readonly id: number;
    readonly names: readonly string[];
    readonly label: Names;
  }[];
  readonly offered: ReadonlySet<string>;
  readonly refs: ReadonlyMap<string, number>;
  readonly confirmed: ReadonlyMap<string, number | null>;
}

/** Reads what a list of doctors is compared with; `lock` locks it until the end of the transaction. */
export async function readDoctorData(
  db: Queryable,
  clinic: number,
  lock: boolean,
): Promise<DoctorData> {
  const [found] = await (lock ? lockClinic : selectClinic)(db, [clinic]);
  if (lock) await lockDoctors(db, [clinic]);
  const doctors = await selectDoctors(db, [clinic]);
  const branches = await selectBranches(db, [clinic]);
  const offered = await selectOffered(db, [clinic]);
  const people = await selectPeople(db, [clinic]);
  const refs = await selectFileIds(db, [clinic]);
  return {
    isDraft: found?.is_draft ?? true,
    doctors: doctors.map((doctor) => ({
      id: doctor.id,
      names: Object.values(doctor.names),
      label: doctor.names,
      schedules: doctor.schedules,
      imported: doctor.imported,
      values: flatten(doctor),
    })),
    branches: branches.map(({ id, names, addresses }) => ({
      id,
      label: names,
      names: [...Object.values(names), ...Object.values(addresses)],
    })),
    offered: new Set(
      offered.map(({ doctor, branch, service }) => offeredKey(doctor, branch, service)),
    ),
    refs: new Map(refs.map(({ external_id: externalId, id }) => [externalId, id])),
    confirmed: new Map(people.map(({ name_key: key, doctor_id: doctor }) => [key, doctor])),
  };
}

/** Returns the values of a doctor by place, without empty ones. */
function flatten(doctor: DoctorRow): DoctorValues {
  const texts = (['names', 'academic_statuses', 'science_degrees'] as const).flatMap((column) =>
    Object.entries(doctor[column] ?? {}).map(
      ([language, text]) => [`${column}.${language}`, text] as const,
    ),
  );
  const { practising_since: since, register_number: number, languages } = doctor;
  return Object.fromEntries<DoctorValues[string]>([
    ...texts,
    ...(since === null ? [] : [['practising_since', since] as const]),
    ...(number === null ? [] : [['register_number', number] as const]),
    ...(languages.length === 0 ? [] : [['languages', languages.toSorted()] as const]),
  ]);
}
