import { prepared } from '#server/db/pool/prepared.ts';

/** Shorter texts are alike by chance; the index has the same condition. */
const MIN_LENGTH = 20;
const MAX_FOUND = 5;

/** Returns other reviews with the text of a review, in any letter case. */
export const findSameText = prepared<
  { id: number; doctor_slug: string },
  [review: number, text: string]
>(
  'reviews_with_same_text',
  `select r.id, d.slug as doctor_slug from review r join doctor d on d.id = r.doctor_id
   where length(r.comment) >= ${MIN_LENGTH} and md5(lower(r.comment)) = md5(lower($2))
     and r.id <> $1
   order by r.id limit ${MAX_FOUND}`,
);
