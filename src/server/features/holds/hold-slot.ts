import { randomBytes } from 'node:crypto';
import type { SlotHold, SlotHoldPayload } from '#shared/contract/slot-holds.ts';
import { decodeSlotId } from '#shared/domain/slot-id.ts';
import { requireMobileNumber } from '#server/features/phones/index.ts';
import { addressSubject, countAgainst, hashedSubject } from '#server/rate-limit.ts';
import { invalid, throttled } from '#server/request-error.ts';
import type { Site } from '#server/site.ts';
import { callHoldSlot } from './hold-rows.ts';
import { holdHash } from './hold-token.ts';

/** As long as a one-time code lives, in milliseconds. */
const LIFETIME_MS = 5 * 60_000;

/**
 * How many times may be held at once. Who changes their mind holds the next time before the last
 * one has expired; behind one address there may be a ward; and of a doctor's day there is always
 * more to book than is held.
 */
const MOST = { ofPhone: 2, ofAddress: 10, ofDay: 4 };
/** How often, whatever was released in between. */
const PER_ADDRESS = { action: 'hold_per_address', windowMs: 3_600_000, most: 60 };

/**
 * Keeps a time for five minutes: nobody else is offered it meanwhile. Throws a 400 for a time that
 * is gone and a 429 for one hold too many; a booking does without one then.
 *
 * @param address the network address the request came from
 */
export async function holdSlot(
  site: Site,
  payload: SlotHoldPayload,
  address: string,
): Promise<SlotHold> {
  const phone = requireMobileNumber(payload.client_phone, site.country, 'client_phone');
  const slot = decodeSlotId(payload.slot);
  if (slot === null) throw invalid({ code: 'slot_unavailable', attr: 'slot' });
  await countAgainst(site, PER_ADDRESS, addressSubject(site, address));

  const token = randomBytes(16).toString('hex');
  const now = site.clock();
  const expiresAt = now + LIFETIME_MS;
  const [row] = await site.bookingTurns(() =>
    callHoldSlot(site.database.pool, [
      holdHash(site, token),
      payload.doctor_service,
      slot.scheduleId,
      new Date(slot.startsAt),
      new Date(now),
      new Date(expiresAt),
      hashedSubject(site, phone),
      addressSubject(site, address),
      MOST.ofPhone,
      MOST.ofAddress,
      MOST.ofDay,
      payload.instead_of ? holdHash(site, payload.instead_of) : null,
    ]),
  );
  if (row?.outcome === 'limited') throw throttled(null, LIFETIME_MS / 1000);
  if (row?.outcome !== 'held') throw invalid({ code: 'slot_taken', attr: 'slot' });
  return { token, expires_at: new Date(expiresAt).toISOString() };
}
