import type { Absence, AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import type { Answer } from '#shared/domain/desk/absences/proposals.ts';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { scopeOf } from '#server/features/identity/access/scope.ts';
import { segmentsOf } from '#server/gateways/sms/segments.ts';
import { composeMessage } from '#server/features/messages/compose-message.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentAbsence, selectAbsences } from './absence-rows.ts';

interface DeskAppointmentRow
  extends
    Pick<
      Tables['appointment'],
      'id' | 'hash' | 'language' | 'status' | 'client_name' | 'client_surname' | 'starts_at'
    >,
    Pick<Tables['absence_appointment'], 'proposal' | 'outcome'>,
    Pick<Tables['schedule'], 'time_zone' | 'clinic_branch_id'>,
    Pick<Tables['doctor_service'], 'service_id'> {
  /** The time when the absence was entered. */
  was_at: Date;
  is_unchanged: boolean;
  doctor_names: Names;
  alternatives: { starts_at: string; doctor_names: Names; is_same_doctor: boolean }[];
}

const selectAppointments = prepared<DeskAppointmentRow, [absence: number, now: Date]>(
  'absence_appointments',
  `select a.id, a.hash, a.language, a.status, a.client_name, a.client_surname, a.starts_at,
     v.starts_at as was_at, v.proposal, v.outcome, a.sequence = v.sequence as is_unchanged,
     s.time_zone, s.clinic_branch_id, ds.service_id, d.names as doctor_names,
     coalesce((
       select jsonb_agg(jsonb_build_object('starts_at', h.starts_at, 'doctor_names', od.names,
         'is_same_doctor', od.id = b.doctor_id) order by od.id <> b.doctor_id, h.starts_at)
       from absence_alternative o
       join slot_hold h on h.token_hash = o.token_hash and h.expires_at > $2
       join schedule os on os.id = h.schedule_id
       join doctor od on od.id = os.doctor_id
       where o.appointment_id = a.id), '[]') as alternatives
   from absence_appointment v
   join absence b on b.id = v.absence_id
   join appointment a on a.id = v.appointment_id
   join schedule s on s.id = a.schedule_id
   join doctor_service ds on ds.id = a.doctor_service_id
   join doctor d on d.id = b.doctor_id
   where v.absence_id = $1
   order by v.starts_at, a.id`,
);

/** Returns an absence with its appointments. Throws a 404 for one out of the scope of the account. */
export async function readAbsence(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<Absence> {
  const { pool } = context.site.database;
  const now = new Date(context.site.clock());
  const row = requireRow(await selectAbsences(pool, [...scopeOf(caller), id, now]));
  const appointments = await selectAppointments(pool, [id, now]);
  return {
    ...presentAbsence(context, row),
    appointments: appointments.map((appointment) => presentDeskAppointment(context, appointment)),
  };
}

function presentDeskAppointment(
  context: RequestContext,
  row: DeskAppointmentRow,
): AbsenceAppointment {
  const { branchById, serviceById } = context.site.reference.current;
  const branch = branchById.get(row.clinic_branch_id);
  const service = serviceById.get(row.service_id);
  if (branch === undefined || service === undefined) {
    throw new Error(`appointment ${row.id} refers to unknown reference data`);
  }
  const iso = (at: Date) => zonedIso(at.getTime(), row.time_zone);
  const answer = answerOf(row);
  return {
    id: row.id,
    starts_at: iso(row.was_at),
    name: bookedName({
      given: row.client_name,
      surname: row.client_surname,
      language: row.language,
    }),
    service: presentServiceLink(context, service).name,
    branch: presentClinicBranch(context, branch).name,
    proposal: row.proposal,
    answer,
    moved_to: answer === 'moved' ? iso(row.starts_at) : null,
    alternatives: row.alternatives.map((held) => ({
      starts_at: iso(new Date(held.starts_at)),
      doctor: nameIn(context, held.doctor_names),
      is_same_doctor: held.is_same_doctor,
    })),
    segments: segmentsOfAppointment(context, row),
  };
}

/** Derives the answer from the appointment as it is: patients and the desk change it in several ways. */
function answerOf({ outcome, status, is_unchanged: isUnchanged }: DeskAppointmentRow): Answer {
  if (outcome === 'skipped') return 'skipped';
  if (status === 'cancelled') return 'cancelled';
  if (!isUnchanged) return 'moved';
  return outcome === null ? 'waiting' : outcome;
}

function segmentsOfAppointment(
  { site }: RequestContext,
  row: DeskAppointmentRow,
): AbsenceAppointment['segments'] {
  if (row.proposal === 'call') return { choice: 0, move: 0, cancel: 0 };
  const details = {
    ...row,
    cancelled_by: 'clinic',
    coming_at: null,
    delay: null,
    preparation: null,
  } as const;
  const count = (kind: 'choice' | 'moved' | 'cancelled') =>
    segmentsOf(composeMessage(kind, details, site.country, site.country.host)).parts.length;
  return { choice: count('choice'), move: count('moved'), cancel: count('cancelled') };
}
