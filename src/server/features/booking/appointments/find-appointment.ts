import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { isSameText } from '#server/lib/keyed-hash.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { type AppointmentRow, selectAppointment } from './booking-rows.ts';
import { presentAppointment } from './present-appointment.ts';

/** Returns the appointment with this hash. */
export async function findAppointment(
  context: RequestContext,
  id: number,
  hash: string | undefined,
): Promise<Appointment> {
  return presentAppointment(context, await findAppointmentRow(context.site, id, hash));
}

/** Returns an appointment, or null for an unknown number. Only for callers who may see it. */
export async function readAppointment(
  context: RequestContext,
  id: number,
): Promise<Appointment | null> {
  const [row] = await selectAppointment(context.site.database.pool, [
    id,
    new Date(context.site.clock()),
  ]);
  return row === undefined ? null : presentAppointment(context, row);
}

/** Returns the row of the appointment. Throws a 404 for an unknown or missing hash. */
export async function findAppointmentRow(
  site: Site,
  id: number,
  hash: string | undefined,
): Promise<AppointmentRow> {
  const [row] = await selectAppointment(site.database.pool, [id, new Date(site.clock())]);
  if (row === undefined || hash === undefined || !isSameText(row.hash, hash)) throw notFound();
  return row;
}
