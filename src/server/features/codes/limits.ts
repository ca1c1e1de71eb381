import { addressSubject, countAgainst, hashedSubject } from '#server/rate-limit.ts';
import type { Site } from '#server/site.ts';

const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = HOUR_MS / 6;
const DAY_MS = 24 * HOUR_MS;

/** Numbers that differ in their last digits only belong to one operator, and are sold together. */
const DIGITS_OF_NEIGHBOURS = 4;
/** What one address may have of the codes that are for anybody, so that others are left some. */
const SHARE_OF_PHONE = 1 / 2;
const SHARE_OF_PREFIX = 1 / 3;
/** How often a day one address may make a phone ring. */
const PER_PHONE_AND_ADDRESS_A_DAY = 10;

/**
 * Counts a request for a code against every limit. Throws a 429 for the first one exceeded. The
 * order matters: who has had enough already does not use up what is there for others.
 *
 * @param phone E.164
 */
export async function limitCodes(site: Site, phone: string, address: string): Promise<void> {
  const { codesPerAddress, codesPerPhone, codesPerPrefix, codesPerCountry } = site.limits;
  const count = (
    [action, windowMs, most]: readonly [string, number, number],
    subject: string,
    attr: string | null = null,
  ) => countAgainst(site, { action: `code_per_${action}`, windowMs, most }, subject, attr);
  const shareOf = (most: number, share: number) => Math.ceil(most * share);

  const prefix = phone.slice(0, -DIGITS_OF_NEIGHBOURS);
  const network = addressSubject(site, address);
  const both = (whose: string) => hashedSubject(site, `${whose}\0${network}`);
  await count(['address', HOUR_MS, codesPerAddress], network);
  const ofPhone = shareOf(codesPerPhone, SHARE_OF_PHONE);
  await count(['phone_and_address', TEN_MINUTES_MS, ofPhone], both(phone), 'phone');
  await count(
    ['phone_and_address_a_day', DAY_MS, PER_PHONE_AND_ADDRESS_A_DAY],
    both(phone),
    'phone',
  );
  const ofPrefix = shareOf(codesPerPrefix, SHARE_OF_PREFIX);
  await count(['prefix_and_address', HOUR_MS, ofPrefix], both(prefix));
  await count(['phone', TEN_MINUTES_MS, codesPerPhone], hashedSubject(site, phone), 'phone');
  await count(['prefix', HOUR_MS, codesPerPrefix], hashedSubject(site, prefix));
  await count(['country', HOUR_MS, codesPerCountry], site.country.phone.callingCode);
}
