import type { Appointment } from '#shared/contract/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { eventAddressHash } from '#server/features/appointment-events/index.ts';
import { callCancelAppointment } from './change-rows.ts';
import { changeRefusal } from './change-refusal.ts';
import { findAppointment } from '../find-appointment.ts';

/**
 * Cancels an appointment for whoever holds its hash; its time is free at once. Cancelled already,
 * or begun, is a 400; a wrong hash a 404.
 *
 * @param address the network address the request came from
 */
export async function cancelAppointment(
  context: RequestContext,
  id: number,
  hash: string,
  address: string,
): Promise<Appointment> {
  const { site } = context;
  const [row] = await site.bookingTurns(() =>
    callCancelAppointment(site.database.pool, [
      id,
      hash,
      new Date(site.clock()),
      eventAddressHash(site, address),
    ]),
  );
  const outcome = row?.outcome ?? 'unknown';
  if (outcome !== 'done') throw changeRefusal(outcome);
  return findAppointment(context, id, hash);
}
