import type { Appointment } from '#shared/contract/appointments.ts';
import type { Call } from '#server/call.ts';
import { isSameText } from '#server/keyed-hash.ts';
import { notFound } from '#server/request-error.ts';
import { selectAppointment } from './booking-rows.ts';
import { presentAppointment } from './present-appointment.ts';

/** An appointment to whoever holds its hash; to anybody else it does not exist. */
export async function findAppointment(
  call: Call,
  id: number,
  hash: string | undefined,
): Promise<Appointment> {
  const [row] = await selectAppointment(call.site.database.pool, [id]);
  if (row === undefined || hash === undefined || !isSameText(row.hash, hash)) throw notFound();
  return presentAppointment(call, row);
}
