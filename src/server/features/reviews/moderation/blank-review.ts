import { areSpansOf, blankOut, type Span } from '#shared/domain/reviews/blank-out.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { findReview } from './find-review.ts';
import type { Decision } from './moderate-review.ts';
import { IS_WAITING } from './moderated-review.ts';

const setComment = prepared<
  { id: number },
  [review: number, version: number, comment: string, actor: string, now: Date]
>(
  'blank_review',
  `with blanked as (
     update review r
     set comment = $3, original_comment = nullif(coalesce(original_comment, comment), $3),
       version = version + 1
     where id = $1 and version = $2 and ${IS_WAITING} returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $5, $4::text, 'blanked', 'review', id from blanked returning subject_id::integer as id`,
);

/**
 * Blanks spans out of the original text of a waiting review, and nothing else; without spans the
 * original is back. Staff see it until the decision. `invalid` means that the spans do not fit the text,
 * `changed` that the review was decided or changed.
 */
export async function blankReview(
  db: Queryable,
  { review, version, actor, now }: Decision & { version: number },
  spans: readonly Span[],
): Promise<'done' | 'unknown' | 'changed' | 'invalid'> {
  const found = await findReview(db, review);
  if (found === null) return 'unknown';
  const original = found.original_comment ?? found.comment;
  if (!areSpansOf(original, spans)) return 'invalid';
  const comment = blankOut(original, spans);
  // A repeated call, or one that changes nothing.
  const isSeen = found.version === version || found.version === version + 1;
  if (isSeen && found.comment === comment) return 'done';
  const changed = await setComment(db, [review, version, comment, actor, new Date(now)]);
  return changed.length > 0 ? 'done' : 'changed';
}
