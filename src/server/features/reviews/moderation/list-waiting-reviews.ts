import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { IS_WAITING, SELECT_MODERATED, type ModeratedReview } from './moderated-review.ts';

const selectWaiting = prepared<ModeratedReview, [limit: number]>(
  'waiting_reviews',
  `${SELECT_MODERATED} where ${IS_WAITING} order by r.created_at, r.id limit $1`,
);

const countWaiting = prepared<{ count: number }>(
  'count_of_waiting_reviews',
  `select count(*)::integer as count from review r where ${IS_WAITING}`,
);

/** Lists reviews that wait for moderation, the oldest first, and counts all of them. */
export async function listWaitingReviews(
  db: Queryable,
  limit: number,
): Promise<{ count: number; reviews: readonly ModeratedReview[] }> {
  const reviews = await selectWaiting(db, [limit]);
  const [counted] = await countWaiting(db);
  return { count: counted?.count ?? 0, reviews };
}
