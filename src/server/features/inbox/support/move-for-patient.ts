import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { moveAppointment } from '#server/features/booking/appointments/changes/reschedule-appointment.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { findToChange, type Caller } from './find-for-caller.ts';
import { presentForSupport } from './present-for-support.ts';

/**
 * Moves the appointment of a caller to another slot of the same doctor and service. Throws the errors of
 * `findToChange` and of `moveAppointment`; the appointment then keeps its time.
 */
export async function moveForPatient(
  context: RequestContext,
  caller: Caller,
  slot: number,
): Promise<SupportAppointment> {
  const { id, hash } = await findToChange(context, caller);
  const actor = consoleActor(caller.user.username);
  const moved = await moveAppointment(context, id, { hash, slot }, { actor, addressHash: '' });
  return presentForSupport(context, moved);
}
