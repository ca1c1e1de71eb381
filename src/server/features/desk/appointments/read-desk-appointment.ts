import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { undoDays } from '#shared/domain/desk/undo-days.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { describePreparation } from '#server/features/booking/preparations/describe-preparation.ts';
import { recordView } from '#server/features/booking/appointment-events/record-view.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { requireDeskAppointment, appointmentPresenter } from './appointment-rows.ts';

type Appointment = Tables['appointment'];

/** The service of an appointment as its patient knows it, and as messages keep it. */
interface KnownService {
  total: number;
  preparation: Preparation | null;
}

interface DetailsRow extends Pick<Appointment, 'total' | 'cancel_reason'> {
  undo_until: Date;
  can_resend: boolean;
  is_unreached: boolean;
  known: KnownService | null;
  messages: (Pick<Tables['message'], 'kind' | 'state'> & { at: string })[];
  history: (Pick<Tables['appointment_event'], 'action' | 'actor' | 'silent_reason'> & {
    at: string;
    starts_at: string;
  })[];
}

const selectDetails = prepared<DetailsRow, [id: number, undoDays: number, now: Date]>(
  'desk_appointment_details',
  `select a.total::float8 as total, a.cancel_reason,
     undo_until(a.id, $2) as undo_until,
     a.status = 'booked' and a.notify and a.client_phone <> '' and a.starts_at > $3 as can_resend,
     is_unreached(a.id, $3), known_service(a) as known,
     coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state,
         'at', coalesce(m.settled_at, m.due_at)) order by m.due_at)
       from message m where m.appointment_id = a.id), '[]') as messages,
     coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'action', e.action,
         'actor', e.actor, 'starts_at', e.starts_at, 'silent_reason', e.silent_reason) order by e.id)
       from appointment_event e where e.appointment_id = a.id), '[]') as history
   from appointment a where a.id = $1`,
);

/**
 * Returns an appointment with phone, answers, messages and history, and records the look. Throws a 404 for one
 * out of the scope of the account, and a 429 for too many looks.
 */
export async function readDeskAppointment(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<DeskAppointmentDetails> {
  const { site, language } = context;
  const { pool } = site.database;
  const appointment = await requireDeskAppointment(context, caller, id);
  const subject = `appointment view\0${caller.id}`;
  await countHits(site, [{ limit: 'appointmentViewsPerAccount', subject }]);
  await recordView(pool, id, { actor: clinicActor(caller.username), now: site.clock() });
  const [row] = await selectDetails(pool, [id, undoDays(caller), new Date(site.clock())]);
  if (row === undefined) throw new Error(`appointment ${id} not found`);
  const present = await appointmentPresenter(context, [appointment]);
  const fields = [...site.reference.current.fieldsByBranch.values()].flat();
  const at = (time: string) => zonedIso(Date.parse(time), appointment.time_zone);
  return {
    ...present(appointment),
    given_name: appointment.client_name,
    surname: appointment.client_surname,
    phone: appointment.client_phone,
    language: appointment.language,
    total: row.total,
    cancel_reason: row.cancel_reason,
    insurance_id: appointment.insurance_id,
    additional_fields: [...appointment.answers],
    can_resend: row.can_resend,
    is_unreached: row.is_unreached,
    known: row.known === null ? null : presentKnown(row.known, appointment.language, language),
    undo_until: zonedIso(row.undo_until.getTime(), appointment.time_zone),
    answers: appointment.answers.map(({ clinic_branch_field: field, value }) => ({
      name: nameIn(context, fields.find((each) => each.id === field)?.titles ?? {}),
      value: String(value),
    })),
    messages: row.messages.map((message) => ({ ...message, at: at(message.at) })),
    history: row.history.map((entry) => ({
      ...entry,
      at: at(entry.at),
      starts_at: at(entry.starts_at),
    })),
  };
}

/** Returns what a patient knows, with the preparation in their language, or in `otherwise` if we do not speak it. */
function presentKnown(
  { total, preparation }: KnownService,
  spoken: string,
  otherwise: Language,
): DeskAppointmentDetails['known'] {
  const language = isLanguage(spoken) ? spoken : otherwise;
  return { total, preparation: describePreparation(preparation, language) };
}
