import type { ResponseOf } from '#shared/contract/client.ts';
import type { FoundPatient } from '#shared/contract/desk/appointments.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import { requireBranch } from '../identity/access/scope.ts';
import {
  APPOINTMENT_COLUMNS,
  appointmentPresenter,
  type DeskAppointmentRow,
} from './appointments/appointment-rows.ts';
import {
  appointmentsOfPhones,
  isSamePatient,
  presentPatientAppointment,
  type PatientAppointmentRow,
} from './patient-appointments.ts';

const MAX_PATIENTS = 8;
const MAX_APPOINTMENTS = 8;
/** The coming appointments that are shown of a patient. */
const MAX_COMING = 3;
/** Fewer digits fit too many phones. */
const MIN_DIGITS = 4;
const REMEMBERED_DAYS = 365;

type Arguments<Value> = [schedules: readonly number[], value: Value, now: Date];

/** The appointments nearest to now: a short text fits more, and those of today must be among them. */
const NEAREST = 'order by abs(extract(epoch from starts_at - $3::timestamptz)) limit 200';

const matching = (condition: string) =>
  `select ${APPOINTMENT_COLUMNS}
   from unnest($1::integer[]) u (schedule_id)
   join schedule s on s.id = u.schedule_id
   join appointment a on a.schedule_id = s.id
   where ${condition} and a.starts_at >= $3::timestamptz - interval '${REMEMBERED_DAYS} days'
     and a.erased_at is null
   ${NEAREST}`;

const selectByPhone = prepared<DeskAppointmentRow, Arguments<string>>(
  'desk_patients_by_phone',
  matching(`right(a.client_phone, 4) = right($2, 4) and a.client_phone like '%' || $2`),
);
const selectById = prepared<DeskAppointmentRow, Arguments<number>>(
  'desk_patients_by_number',
  matching('a.id = $2'),
);
/**
 * Selects appointments whose name in a column begins like the text, and whose full name has words that begin
 * like each of `others`; `name_key` of the column has an index.
 */
const named = (column: 'client_surname' | 'client_name') =>
  matching(`name_key(a.${column}) collate "C" >= name_key($2)
    and name_key(a.${column}) collate "C" < name_key($2) || $4
    and ' ' || name_key(concat_ws(' ', a.client_surname, a.client_name))
      like all (select '% ' || name_key(word) || '%' from unnest($5::text[]) word)`);
const selectByName = prepared<
  DeskAppointmentRow,
  [...Arguments<string>, end: string, others: readonly string[]]
>(
  'desk_patients_by_name',
  `select * from ((${named('client_surname')}) union (${named('client_name')})) m
   ${NEAREST}`,
);

const insertSearch = prepared<
  object,
  [now: Date, actor: string, branch: number, appointments: readonly number[]]
>(
  'record_patient_search',
  `insert into staff_event (at, actor, action, subject_table, subject_id, details)
   values ($1, $2, 'searched', 'clinic_branch', $3,
     jsonb_build_object('appointments', to_jsonb($4::bigint[])))`,
);

/**
 * Records whose appointments at a branch a search has shown, without its text, which is part of a name or a phone. A search
 * that shows none is not recorded.
 */
export async function recordPatientSearch(
  { clock, database: { pool } }: Site,
  caller: Caller,
  { branch, ids }: { branch: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  await insertSearch(pool, [new Date(clock()), clinicActor(caller.username), branch, ids]);
}

/**
 * Finds patients of a branch, the last seen first, and their appointments of today and later, the earliest
 * first; an appointment whose number was typed is before the others. Patients come with their last and their coming
 * appointments at the clinic. Digits are the end of a phone or the
 * number of an appointment; other text begins the words of a name. A search with results is recorded. Throws
 * a 404 for a branch out of the scope of the account, and a 429 for too many searches.
 */
export async function findPatients(
  context: RequestContext,
  caller: Caller,
  { branch, text }: { branch: number; text: string },
): Promise<ResponseOf<StaffEndpoints['findPatients']>> {
  const { site } = context;
  const schedules = (await requireBranch(site, caller, branch)).map(({ id }) => id);
  const subject = `patient search\0${caller.id}`;
  await countHits(site, [{ limit: 'patientSearchesPerAccount', subject }]);
  const { numbered, others } = await match(context, schedules, text.trim());
  const today = site.clock() - DAY_MS / 2;
  const shown = [...numbered, ...others.toReversed()]
    .filter((row) => row.starts_at.getTime() >= today && row.status !== 'cancelled')
    .slice(0, MAX_APPOINTMENTS);
  const patients = lastAppointments([...numbered, ...others]).slice(0, MAX_PATIENTS);
  const own = await appointmentsOfPhones(context, caller, {
    branch,
    phones: [...new Set(patients.map(({ last }) => last.client_phone))],
    from: new Date(site.clock() - REMEMBERED_DAYS * DAY_MS),
  });
  const found = patients.map((patient) => ({ ...patient, ...ownAppointments(patient, own, site) }));
  const present = await appointmentPresenter(context, shown);
  const seen = found.flatMap(({ last, coming, before }) => [last, ...coming, ...before]);
  const ids = new Set([...seen, ...shown].map(({ id }) => id));
  await recordPatientSearch(site, caller, { branch, ids: [...ids] });
  return {
    patients: found.map((patient) => presentPatient(context, patient, branch)),
    appointments: shown.map(present),
  };
}

interface Matches {
  /** The appointment whose number was typed, if any. */
  readonly numbered: readonly DeskAppointmentRow[];
  /** The latest first. */
  readonly others: readonly DeskAppointmentRow[];
}

/** Returns the appointments that match. */
async function match(
  { site }: RequestContext,
  schedules: readonly number[],
  text: string,
): Promise<Matches> {
  const { pool } = site.database;
  const now = new Date(site.clock());
  const digits = text.replace(/[\s()+-]/g, '');
  const [word, ...others] = text.split(/\s+/).filter((part) => /\p{L}/u.test(part));
  if (word !== undefined) {
    const named = await selectByName(pool, [schedules, word, now, '\u{10ffff}', others]);
    return { numbered: [], others: latestFirst(named) };
  }
  if (!/^\d+$/.test(digits)) return { numbered: [], others: [] };
  const number = Number(digits);
  const [byPhone, numbered] = await Promise.all([
    digits.length < MIN_DIGITS ? [] : selectByPhone(pool, [schedules, digits, now]),
    Number.isSafeInteger(number) ? selectById(pool, [schedules, number, now]) : [],
  ]);
  return { numbered, others: latestFirst(byPhone.filter((row) => row.id !== number)) };
}

function latestFirst(rows: readonly DeskAppointmentRow[]): DeskAppointmentRow[] {
  return rows.toSorted((a, b) => b.starts_at.getTime() - a.starts_at.getTime());
}

/** A patient as the last of some appointments names them. */
interface LastAppointment {
  readonly last: DeskAppointmentRow;
  readonly appointments: number;
}

/** Groups appointments by phone and name; the rows are in descending order of time. */
function lastAppointments(rows: readonly DeskAppointmentRow[]): LastAppointment[] {
  const groups = Map.groupBy(rows, (row) =>
    [row.client_phone, row.client_name, row.client_surname].join('\0').toLowerCase(),
  );
  return [...groups.values()].flatMap((appointments) => {
    const [last] = appointments;
    return last === undefined ? [] : [{ last, appointments: appointments.length }];
  });
}

/** The appointments of a patient at the clinic. */
interface OwnAppointments {
  /** The next first. */
  readonly coming: readonly PatientAppointmentRow[];
  /** The last that took place, or none. */
  readonly before: readonly PatientAppointmentRow[];
}

function ownAppointments(
  { last }: LastAppointment,
  rows: readonly PatientAppointmentRow[],
  { clock }: Site,
): OwnAppointments {
  const now = clock();
  const own = rows.filter((row) => isSamePatient(row, last));
  const isPast = (row: PatientAppointmentRow) => row.starts_at.getTime() <= now;
  return {
    coming: own.filter((row) => !isPast(row)).slice(0, MAX_COMING),
    before: own.filter((row) => isPast(row) && row.attendance !== 'no_show').slice(-1),
  };
}

function presentPatient(
  context: RequestContext,
  { last, appointments, coming, before }: LastAppointment & OwnAppointments,
  branch: number,
): FoundPatient {
  const present = (row: PatientAppointmentRow) => presentPatientAppointment(context, row, branch);
  return {
    given_name: last.client_name,
    surname: last.client_surname,
    phone: last.client_phone,
    language: last.language,
    offer_id: last.doctor_service_id,
    appointments,
    coming: coming.map(present),
    last: before.map(present)[0] ?? null,
  };
}
