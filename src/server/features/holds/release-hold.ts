import type { Site } from '#server/site.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { callReleaseSlotHold, selectExpiredHolds } from './hold-rows.ts';
import { holdHash } from './hold-token.ts';

/** Gives a held time back; nothing happens when it is gone already. */
export async function releaseHold(site: Site, token: string): Promise<void> {
  await site.bookingTurns(() =>
    callReleaseSlotHold(site.database.pool, [holdHash(site, token), new Date(site.clock())]),
  );
}

/** Gives back what has expired by `now` (epoch ms), each in a transaction of its own. */
export async function releaseExpiredHolds(db: Queryable, now: number): Promise<number> {
  const at = new Date(now);
  const expired = await selectExpiredHolds(db, [at]);
  for (const { token_hash } of expired) await callReleaseSlotHold(db, [token_hash, at]);
  return expired.length;
}
