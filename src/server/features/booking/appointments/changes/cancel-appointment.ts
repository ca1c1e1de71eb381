import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { changeByHash } from './change-by-hash.ts';
import { callCancelAppointment } from './change-rows.ts';

/**
 * Cancels the appointment with this hash; its slot is bookable at once.
 * Fails as `changeByHash` does.
 *
 * @param address the network address of the client
 */
export function cancelAppointment(
  context: RequestContext,
  id: number,
  hash: string,
  address: string,
): Promise<Appointment> {
  return changeByHash(context, callCancelAppointment, { id, hash, address });
}
