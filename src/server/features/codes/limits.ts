import { countAgainst, hashedSubject } from '#server/rate-limit.ts';
import type { Site } from '#server/site.ts';

const HOUR_MS = 3_600_000;

/**
 * How often an SMS may be asked for: enough for a family at one phone and a ward behind one
 * address, too little to make a premium number pay. The last one is the brake for a country.
 */
const PER_PHONE = { action: 'code_per_phone', windowMs: HOUR_MS / 6, most: 3 };
const PER_ADDRESS = { action: 'code_per_address', windowMs: HOUR_MS, most: 60 };
const PER_PREFIX = { action: 'code_per_prefix', windowMs: HOUR_MS, most: 5000 };

/** Counts a request for a code against every limit. Throws a 429 for the first one exceeded. */
export async function limitCodes(site: Site, phone: string, address: string): Promise<void> {
  await countAgainst(site, PER_PHONE, hashedSubject(site, phone), 'phone');
  await countAgainst(site, PER_ADDRESS, hashedSubject(site, address));
  await countAgainst(site, PER_PREFIX, site.country.phone.callingCode);
}
