import type { ReschedulePayload } from '#shared/contract/booking/appointment-changes.ts';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { eventAddressHash } from '#server/features/booking/appointment-events/address-hash.ts';
import { releaseExpiredHolds } from '#server/features/booking/holds/release-hold.ts';
import { throttledUntil } from '#server/limits/index.ts';
import { callMoveAppointment } from './change-calls.ts';
import { requireSlot } from './require-slot.ts';
import { changeError } from './change-error.ts';
import { findAppointment } from '../find-appointment.ts';
import { takenIfOverlapping } from '../overlap.ts';

/** The actor of an event. */
interface Mover {
  /** `patient` or a member of staff, as `operator NAME`. */
  readonly actor: string;
  /** The keyed hash of the network address of a patient; empty for staff. */
  readonly addressHash: string;
}

/** Moves the appointment with this hash for its patient, see `moveAppointment`. */
export async function rescheduleAppointment(
  context: RequestContext,
  id: number,
  payload: ReschedulePayload,
  address: string,
): Promise<Appointment> {
  const addressHash = eventAddressHash(context.site, address);
  return moveAppointment(context, id, payload, { actor: 'patient', addressHash });
}

/**
 * Moves the appointment with this hash to another slot of the same doctor and service. If the new slot
 * is not available (400, attr `slot`), the appointment does not change. A request for the slot that the
 * appointment already has succeeds.
 */
export async function moveAppointment(
  context: RequestContext,
  id: number,
  { hash, slot: slotId }: ReschedulePayload,
  { actor, addressHash }: Mover,
): Promise<Appointment> {
  const { site } = context;
  const slot = await requireSlot(site, { id, hash, slot: slotId });
  const move = () =>
    site
      .bookingLimiter(async () => {
        const [row] = await callMoveAppointment(site.database.pool, [
          id,
          hash,
          slot.scheduleId,
          new Date(slot.startsAt),
          new Date(site.clock()),
          site.limits.movesPerAppointment,
          actor,
          addressHash,
        ]);
        return row;
      })
      .catch(takenIfOverlapping);
  let row = await move();
  // An expired hold may block the slot until a process has released it.
  if (
    row?.outcome === 'taken' &&
    (await releaseExpiredHolds(site.database.pool, site.clock())) > 0
  ) {
    row = await move();
  }
  const outcome = row?.outcome ?? 'unknown';
  if (outcome === 'limited') throw throttledUntil(site, row?.retry_at ?? null);
  if (outcome !== 'done') throw changeError(outcome);
  return findAppointment(context, id, hash);
}
