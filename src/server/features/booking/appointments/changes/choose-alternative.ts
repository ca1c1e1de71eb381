import type { ReschedulePayload } from '#shared/contract/booking/appointment-changes.ts';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { eventAddressHash } from '#server/features/booking/appointment-events/address-hash.ts';
import { findAppointment } from '../find-appointment.ts';
import { takenIfOverlapping } from '../overlap.ts';
import { changeError } from './change-error.ts';
import { callChooseAlternative } from './change-calls.ts';
import { requireSlot } from './require-slot.ts';

/**
 * Moves the appointment with this hash to a time that the clinic holds for its patient, perhaps with another
 * doctor. Throws a 400 (attr `slot`) for a time that is not held any more. A request for the time that the
 * appointment already has succeeds.
 *
 * @param address the network address of the client
 */
export async function chooseAlternative(
  context: RequestContext,
  id: number,
  { hash, slot: slotId }: ReschedulePayload,
  address: string,
): Promise<Appointment> {
  const { site } = context;
  const slot = await requireSlot(site, { id, hash, slot: slotId });
  const [row] = await site.bookingLimiter(() =>
    callChooseAlternative(site.database.pool, [
      id,
      hash,
      slot.scheduleId,
      new Date(slot.startsAt),
      new Date(site.clock()),
      eventAddressHash(site, address),
    ]).catch((error: unknown) => [takenIfOverlapping(error)]),
  );
  const outcome = row?.outcome ?? 'unknown';
  if (outcome !== 'done') throw changeError(outcome);
  return findAppointment(context, id, hash);
}
