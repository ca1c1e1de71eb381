import { prepared } from '#server/db/prepared.ts';
import type { Queryable } from '#server/db/queryable.ts';

const callPublishReview = prepared<{ done: boolean }, [review: number, now: Date]>(
  'publish_review',
  'select publish_review($1, $2) as done',
);

/**
 * Publishes a review and counts it into the ratings that people see, all at once. False when there
 * is no such review or it is published already. `now` in epoch milliseconds.
 */
export async function publishReview(db: Queryable, review: number, now: number): Promise<boolean> {
  const [row] = await callPublishReview(db, [review, new Date(now)]);
  return row?.done === true;
}
