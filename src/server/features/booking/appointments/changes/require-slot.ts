import { decodeSlotId, type DecodedSlot } from '#shared/domain/booking/slots/slot-id.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { findAppointmentRow } from '../find-appointment.ts';

/**
 * Returns the slot of an id, for the appointment with this hash. Throws a 404 for an unknown appointment,
 * and a 400 (attr `slot`) for an id that no slot has.
 */
export async function requireSlot(
  site: Site,
  { id, hash, slot: slotId }: { id: number; hash: string; slot: number },
): Promise<DecodedSlot> {
  const slot = decodeSlotId(slotId);
  if (slot !== null) return slot;
  await findAppointmentRow(site, id, hash);
  throw validationError({ code: 'slot_unavailable', attr: 'slot' });
}
