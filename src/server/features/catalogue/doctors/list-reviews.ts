import { endpoints } from '#shared/contract/endpoints.ts';
import type { Page } from '#shared/contract/common.ts';
import type { Review, ReviewOrdering, ReviewsQuery } from '#shared/contract/catalogue/reviews.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { doctorOfRequest } from './doctor-of-request.ts';
import { presentReview, SELECT_REPLY, type ReviewRow } from './present-review.ts';

const DEFAULT_LIMIT = 10;

/** Prepares the statement of an order; each is the order of an index. */
const selectOrdered = (ordering: ReviewOrdering, order: string) =>
  prepared<ReviewRow, [doctor: number, withComment: boolean, limit: number, offset: number]>(
    `reviews_of_doctor_${ordering}`,
    `select id, author, score, comment, language, service_id, created_at, evidence, ${SELECT_REPLY}
     from review r where doctor_id = $1 and is_published and (not $2::boolean or comment <> '')
     order by ${order} limit $3 offset $4`,
  );

const selectReviews = {
  newest: selectOrdered('newest', 'created_at desc, id desc'),
  best: selectOrdered('best', 'score desc, created_at desc, id desc'),
  worst: selectOrdered('worst', 'score, created_at desc, id desc'),
} as const satisfies Record<ReviewOrdering, unknown>;

const countCommented = prepared<{ count: number }, [doctor: number]>(
  'commented_reviews_of_doctor',
  `select count(*)::integer as count from review
   where doctor_id = $1 and is_published and comment <> ''`,
);

/** Lists published reviews of a doctor; throws a 404 for an unknown slug. */
export async function listReviews(
  context: RequestContext,
  slug: string,
  query: ReviewsQuery,
): Promise<Page<Review>> {
  const { site } = context;
  const doctor = await doctorOfRequest(context, slug);
  const { ordering = 'newest', with_comment: withComment = false } = query;
  const { limit, offset } = boundsOf(query, DEFAULT_LIMIT);
  const db = site.database.readerOf([doctor.id]);
  const [rows, counted] = await Promise.all([
    selectReviews[ordering](db, [doctor.id, withComment, limit, offset]),
    withComment ? countCommented(db, [doctor.id]) : [],
  ]);
  const count = counted[0]?.count ?? doctor.feedback_count;
  const results = rows.map((row) => presentReview(context, row));
  const path = endpoints.reviews.path.replace(':slug', slug);
  return pageOf(path, query, DEFAULT_LIMIT, count, results);
}
