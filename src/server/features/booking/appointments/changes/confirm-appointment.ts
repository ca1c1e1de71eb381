import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { changeByHash } from './change-by-hash.ts';
import { callConfirmAppointment } from './change-rows.ts';

/**
 * Records that the patient of the appointment with this hash is coming; a repeated answer changes nothing.
 * Fails as `changeByHash` does.
 *
 * @param address the network address of the client
 */
export function confirmAppointment(
  context: RequestContext,
  id: number,
  hash: string,
  address: string,
): Promise<Appointment> {
  return changeByHash(context, callConfirmAppointment, { id, hash, address });
}
