import { randomBytes } from 'node:crypto';
import type { SlotHold, SlotHoldPayload } from '#shared/contract/booking/slot-holds.ts';
import { decodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { requireMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import {
  addressSubject,
  countHits,
  limitsOfNetworks,
  maxOf,
  subjectOf,
  throttledUntil,
} from '#server/limits/index.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { callHoldSlot } from './hold-rows.ts';
import { holdHash } from './hold-token.ts';

/** The lifetime of a hold in milliseconds, the same as that of a one-time code. */
export const HOLD_LIFETIME_MS = 5 * 60_000;

interface Requester {
  /** The network address of the request. */
  readonly address: string;
  readonly isVerified: (phone: string) => boolean;
  /** The earlier tokens of this browser, whose holds are replaced: it holds one slot at a time. */
  readonly tokens: readonly string[];
}

/**
 * Holds a slot for five minutes; other patients cannot see or book it. A browser has one hold, and an
 * earlier one is released. Holds of unverified phones leave at least half of each doctor's day
 * bookable.
 *
 * @throws HttpError 400 for a taken slot, 429 for too many holds. A booking works without a hold.
 */
export async function holdSlot(
  site: Site,
  payload: SlotHoldPayload,
  { address, isVerified, tokens }: Requester,
): Promise<SlotHold> {
  const phone = requireMobileNumber(payload.client_phone, site.country, 'client_phone');
  const slot = decodeSlotId(payload.slot);
  if (slot === null) throw validationError({ code: 'slot_unavailable', attr: 'slot' });
  await countHits(
    site,
    limitsOfNetworks(address, {
      address: 'holdsPerAddress',
      subnet: 'holdsPerSubnet',
      block: 'holdsPerBlock',
    }),
  );

  const token = randomBytes(16).toString('hex');
  const now = site.clock();
  const expiresAt = now + HOLD_LIFETIME_MS;
  const [row] = await site.bookingLimiter(() =>
    callHoldSlot(site.database.pool, [
      holdHash(site, token),
      payload.doctor_service,
      slot.scheduleId,
      new Date(slot.startsAt),
      new Date(now),
      new Date(expiresAt),
      subjectOf(site, phone),
      addressSubject(site, address),
      isVerified(phone),
      site.limits.holdsPerPhone,
      site.limits.holdsAtOncePerAddress,
      maxOf(site.limits, 'holdsPerDoctorAndDay') / 100,
      [...new Set(tokens)].map((earlier) => holdHash(site, earlier)),
      payload.is_follow_up ?? false,
    ]),
  );
  if (row?.outcome === 'limited') throw throttledUntil(site, row.retry_at);
  if (row?.outcome !== 'held') throw validationError({ code: 'slot_taken', attr: 'slot' });
  return { token, expires_at: new Date(expiresAt).toISOString() };
}
