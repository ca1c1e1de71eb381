import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { IS_WAITING, SELECT_MODERATED, type ModeratedReview } from './moderated-review.ts';

interface Queue {
  /** The reviews that were left to a second person, or the others. */
  isSecondLook: boolean;
  /** The review after which to continue; null for the oldest. */
  after: number | null;
}

const selectNext = prepared<ModeratedReview, [isSecondLook: boolean, after: number | null]>(
  'next_review',
  `${SELECT_MODERATED}
   where ${IS_WAITING} and r.needs_second_look = $1
     and ($2::integer is null
       or (r.created_at, r.id) > (select a.created_at, a.id from review a where a.id = $2))
   order by r.created_at, r.id limit 1`,
);

const countQueue = prepared<{ count: number }, [isSecondLook: boolean]>(
  'count_of_review_queue',
  `select count(*)::integer as count from review r
   where ${IS_WAITING} and r.needs_second_look = $1`,
);

/** Returns the next review of a queue, the oldest first, and the length of the queue. */
export async function findNextReview(
  db: Queryable,
  { isSecondLook, after }: Queue,
): Promise<{ review: ModeratedReview | null; count: number }> {
  const [review = null] = await selectNext(db, [isSecondLook, after]);
  const [counted] = await countQueue(db, [isSecondLook]);
  return { review, count: counted?.count ?? 0 };
}
