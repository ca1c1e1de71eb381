import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { findReview } from './find-review.ts';
import { IS_WAITING } from './moderated-review.ts';

type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

interface Queue {
  /** The reviews and replies that were left to a second person, or the others. */
  isSecondLook: boolean;
  /** The review after which to continue; null for the oldest. */
  after: number | null;
  /** The reply after which to continue, instead of a review. */
  afterReply: number | null;
}

/** The reviews and replies of a queue, with the time since when they wait. */
const WAITING = `
  select r.created_at as at, r.id as review, 0 as reply from review r
  where ${IS_WAITING} and r.needs_second_look = $1
  union all
  select p.submitted_at, p.review_id, p.id from review_reply p
  where not p.is_published and p.rejection_reason is null and p.needs_second_look = $1`;

const selectNext = prepared<
  { review: number; reply: number },
  [isSecondLook: boolean, after: number | null, afterReply: number | null]
>(
  'next_review',
  `with place as (
     select a.created_at as at, a.id as review, 0 as reply from review a where a.id = $2
     union all
     select a.submitted_at, a.review_id, a.id from review_reply a where a.id = $3)
   select q.review, q.reply from (${WAITING}) q
   where ($2::integer is null and $3::integer is null)
     or (q.at, q.review, q.reply) > (select l.at, l.review, l.reply from place l)
   order by q.at, q.review, q.reply limit 1`,
);

const countQueue = prepared<{ count: number }, [isSecondLook: boolean]>(
  'count_of_review_queue',
  `select count(*)::integer as count from (${WAITING}) q`,
);

/**
 * Returns the next review of a queue, the oldest first, and the length of the queue. With `reply`, the
 * reply to this review waits, and not the review.
 */
export async function findNextReview(
  db: Queryable,
  { isSecondLook, after, afterReply }: Queue,
): Promise<{ review: FoundReview | null; reply: number | null; count: number }> {
  const [next] = await selectNext(db, [isSecondLook, after, afterReply]);
  const [counted] = await countQueue(db, [isSecondLook]);
  return {
    review: next === undefined ? null : await findReview(db, next.review),
    reply: next === undefined || next.reply === 0 ? null : next.reply,
    count: counted?.count ?? 0,
  };
}
