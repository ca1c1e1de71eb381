import { addressSubject, countAgainst, hashedSubject } from '#server/rate-limit.ts';
import type { Site } from '#server/site.ts';

const WINDOW_MS = 15 * 60_000;

/**
 * Guesses at one account from one address, and at any from one. Not at one account from anywhere:
 * that would let anybody lock somebody out.
 */
const PER_ACCOUNT = { action: 'sign_in_per_account', windowMs: WINDOW_MS, most: 10 };
const PER_ADDRESS = { action: 'sign_in_per_address', windowMs: WINDOW_MS, most: 100 };

/** Counts a try to sign in before it is looked at, so that a burst gets no further. Throws a 429. */
export async function limitSignIns(site: Site, username: string, address: string): Promise<void> {
  const network = addressSubject(site, address);
  await countAgainst(site, PER_ACCOUNT, hashedSubject(site, `${username}\0${network}`));
  await countAgainst(site, PER_ADDRESS, network);
}
