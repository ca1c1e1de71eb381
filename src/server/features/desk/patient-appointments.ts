import type { PatientAppointment } from '#shared/contract/desk/appointments.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { RequestContext } from '#server/request-context.ts';
import { IN_SCOPE, scopeOf, type Scope } from '../identity/access/scope.ts';

/** An appointment of a patient, and the main service of its doctor. */
export interface PatientAppointmentRow
  extends
    Pick<
      Tables['appointment'],
      'id' | 'schedule_id' | 'starts_at' | 'client_phone' | 'client_name' | 'attendance'
    >,
    Pick<Tables['schedule'], 'time_zone' | 'clinic_branch_id'> {
  doctor_names: Names;
  specialty: number | null;
}

/** The main service of a schedule `s`, as the list of doctors names it. */
export const MAIN_SERVICE = `(select o.service_id from doctor_service o
  where o.schedule_id = s.id order by o.is_active desc, o.type, o.id limit 1)`;

const selectOfPhones = prepared<
  PatientAppointmentRow,
  [...Scope, branch: number, phones: readonly string[], from: Date]
>(
  'desk_appointments_of_phones',
  `select a.id, a.schedule_id, a.starts_at, a.client_phone, a.client_name, a.attendance, s.time_zone,
     s.clinic_branch_id, d.names as doctor_names, ${MAIN_SERVICE} as specialty
   from appointment a
   join schedule s on s.id = a.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   join doctor d on d.id = s.doctor_id
   where ${IN_SCOPE} and b.clinic_id = (select own.clinic_id from clinic_branch own where own.id = $4)
     and a.client_phone = any ($5) and a.client_phone <> '' and a.status <> 'cancelled'
     and a.erased_at is null and a.starts_at >= $6
   order by a.starts_at, a.id`,
);

/**
 * Returns the appointments of phones at the clinic of a branch since a time, the earliest first, cancelled ones left out.
 * Those out of the scope of the account are not among them.
 */
export async function appointmentsOfPhones(
  { site }: RequestContext,
  caller: Caller,
  { branch, phones, from }: { branch: number; phones: readonly string[]; from: Date },
): Promise<PatientAppointmentRow[]> {
  const known = phones.filter((phone) => phone !== '');
  if (known.length === 0) return [];
  return selectOfPhones(site.database.pool, [...scopeOf(caller), branch, known, from]);
}

/** Returns true for appointments of one patient: a phone and a given name. */
export function isSamePatient(
  left: Pick<PatientAppointmentRow, 'client_phone' | 'client_name'>,
  right: Pick<PatientAppointmentRow, 'client_phone' | 'client_name'>,
): boolean {
  return (
    left.client_phone === right.client_phone &&
    left.client_name.toLowerCase() === right.client_name.toLowerCase()
  );
}

/** Converts an appointment to its API form, as seen from a branch. */
export function presentPatientAppointment(
  context: RequestContext,
  row: PatientAppointmentRow,
  branch: number,
): PatientAppointment {
  const { branchById } = context.site.reference.current;
  const other = row.clinic_branch_id === branch ? undefined : branchById.get(row.clinic_branch_id);
  return {
    starts_at: zonedIso(row.starts_at.getTime(), row.time_zone),
    doctor: nameIn(context, row.doctor_names),
    branch: other === undefined ? null : nameIn(context, other.names),
  };
}
