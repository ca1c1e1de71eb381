import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { eventAddressHash } from '#server/features/booking/appointment-events/address-hash.ts';
import { findAppointment } from '../find-appointment.ts';
import { changeError } from './change-error.ts';
import type { ChangeCall } from './change-rows.ts';

/**
 * Changes the appointment with this hash for its patient and returns it. Throws a 400 for an appointment
 * that is cancelled or has begun, and a 404 for an unknown hash.
 *
 * @param address the network address of the client
 */
export async function changeByHash(
  context: RequestContext,
  call: ChangeCall,
  { id, hash, address }: { id: number; hash: string; address: string },
): Promise<Appointment> {
  const { site } = context;
  const [row] = await site.bookingLimiter(() =>
    call(site.database.pool, [id, hash, new Date(site.clock()), eventAddressHash(site, address)]),
  );
  const outcome = row?.outcome ?? 'unknown';
  if (outcome !== 'done') throw changeError(outcome);
  return findAppointment(context, id, hash);
}
