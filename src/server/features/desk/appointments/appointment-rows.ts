import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { childAge } from '#shared/domain/people/child-age.ts';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { isPlainDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { requireRow } from '#server/http/http-error.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { findNewPatients } from './new-patients.ts';

type Column =
  | 'id'
  | 'schedule_id'
  | 'doctor_service_id'
  | 'starts_at'
  | 'ends_at'
  | 'status'
  | 'client_name'
  | 'client_surname'
  | 'client_phone'
  | 'language'
  | 'source'
  | 'is_extra'
  | 'is_follow_up'
  | 'insurance_id'
  | 'note'
  | 'attendance'
  | 'arrived_at'
  | 'cancelled_by'
  | 'is_cancelled_late'
  | 'coming_at';

export interface DeskAppointmentRow
  extends Pick<Tables['appointment'], Column>, Pick<Tables['schedule'], 'time_zone'> {
  answers: readonly { clinic_branch_field: number; value: string | number | boolean }[];
}

/** The columns of an appointment, from an appointment `a` and its schedule `s`. */
export const APPOINTMENT_COLUMNS = `a.id, a.schedule_id, a.doctor_service_id, a.starts_at, a.ends_at,
  a.status, a.client_name, a.client_surname, a.client_phone, a.language, a.source, a.is_extra, a.is_follow_up, a.insurance_id, a.note,
  a.attendance, a.arrived_at, a.cancelled_by, a.is_cancelled_late,
  a.coming_at, s.time_zone, a.additional_fields as answers`;

const selectDeskAppointment = prepared<DeskAppointmentRow, [...Scope, id: number]>(
  'desk_appointment',
  `select ${APPOINTMENT_COLUMNS}
   from appointment a
   join schedule s on s.id = a.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where ${IN_SCOPE} and a.id = $4`,
);

/** Returns an appointment. Throws a 404 for one out of the scope of the account. */
export async function requireDeskAppointment(
  { site }: RequestContext,
  caller: Caller,
  id: number,
): Promise<DeskAppointmentRow> {
  return requireRow(await selectDeskAppointment(site.database.pool, [...scopeOf(caller), id]));
}

/** Returns an appointment in its API form. Throws a 404 for one out of the scope of the account. */
export async function findDeskAppointment(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<DeskAppointment> {
  const row = await requireDeskAppointment(context, caller, id);
  return (await appointmentPresenter(context, [row]))(row);
}

/** Returns a function that converts these appointments to their API form. Which patients are new is read once for all. */
export async function appointmentPresenter(
  context: RequestContext,
  rows: readonly DeskAppointmentRow[],
): Promise<(row: DeskAppointmentRow) => DeskAppointment> {
  const newIds = await findNewPatients(context.site.database.pool, rows);
  return (row) => presentDeskAppointment(context, row, newIds);
}

/**
 * Converts an appointment to its API form.
 *
 * @param newIds the appointments of new patients, see `findNewPatients`
 */
function presentDeskAppointment(
  context: RequestContext,
  row: DeskAppointmentRow,
  newIds: ReadonlySet<number>,
): DeskAppointment {
  const { site } = context;
  const insurance = site.reference.current.insuranceById.get(row.insurance_id ?? 0);
  const startsAt = row.starts_at.getTime();
  return {
    id: row.id,
    schedule_id: row.schedule_id,
    offer_id: row.doctor_service_id,
    starts_at: zonedIso(startsAt, row.time_zone),
    minutes: (row.ends_at.getTime() - startsAt) / MINUTE_MS,
    name: bookedName({
      given: row.client_name,
      surname: row.client_surname,
      language: row.language,
    }),
    phone_end: row.client_phone.slice(-4),
    source: row.source,
    is_extra: row.is_extra,
    is_follow_up: row.is_follow_up,
    insurance: insurance === undefined ? null : nameIn(context, insurance.names),
    is_new: newIds.has(row.id),
    child_age: childAge(birthOf(site, row), dateInZone(startsAt, row.time_zone)),
    note: row.note,
    is_coming: row.coming_at !== null,
    attendance: row.attendance,
    arrived_at: row.arrived_at === null ? null : zonedIso(row.arrived_at.getTime(), row.time_zone),
    cancelled_by: row.status === 'cancelled' ? (row.cancelled_by ?? 'patient') : null,
    is_cancelled_late: row.is_cancelled_late,
  };
}

/** Returns the date of birth among the answers of an appointment; null if it was not asked. */
function birthOf({ reference }: Site, { answers }: DeskAppointmentRow): PlainDate | null {
  if (answers.length === 0) return null;
  const fields = reference.current.dateFields;
  const found = answers.find(({ clinic_branch_field: id }) => fields.has(id))?.value;
  return typeof found === 'string' && isPlainDate(found) ? found : null;
}
