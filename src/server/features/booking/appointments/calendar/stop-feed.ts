import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { findAppointment, findAppointmentRow } from '../find-appointment.ts';

const addRevision = prepared<object, [appointment: number]>(
  'stop_calendar_of_appointment',
  `insert into appointment_calendar as c (appointment_id, revision) values ($1, 1)
   on conflict (appointment_id) do update set revision = c.revision + 1`,
);

/**
 * Stops every address of the appointment's calendar and returns the appointment with a new one. Throws a 404 for an
 * unknown hash, and a 429 above the limit.
 */
export async function stopFeed(
  context: RequestContext,
  id: number,
  hash: string,
): Promise<Appointment> {
  const { site } = context;
  await findAppointmentRow(site, id, hash);
  await countHits(site, [{ limit: 'calendarStops', subject: `calendar of appointment\0${id}` }]);
  await addRevision(site.database.pool, [id]);
  return findAppointment(context, id, hash);
}
