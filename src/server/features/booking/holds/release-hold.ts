import type { Site } from '#server/site.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { callReleaseHold, selectExpiredHolds } from './hold-rows.ts';
import { holdHash } from './hold-token.ts';

/** Releases a hold; does nothing if it no longer exists. */
export async function releaseHold(site: Site, token: string): Promise<void> {
  await site.bookingLimiter(() =>
    callReleaseHold(site.database.pool, [holdHash(site, token), new Date(site.clock())]),
  );
}

/**
 * Releases the holds that have expired by `now` (epoch milliseconds), each in its own transaction.
 * Returns their number.
 */
export async function releaseExpiredHolds(db: Queryable, now: number): Promise<number> {
  const at = new Date(now);
  const expired = await selectExpiredHolds(db, [at]);
  for (const { token_hash } of expired) await callReleaseHold(db, [token_hash, at]);
  return expired.length;
}
