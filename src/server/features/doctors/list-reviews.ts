import { endpoints } from '#shared/contract/endpoints.ts';
import type { Page } from '#shared/contract/common.ts';
import type { Review } from '#shared/contract/reviews/reviews.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { notFound } from '#server/http/http-error.ts';
import { selectDoctorBySlug } from './doctor-rows.ts';
import { presentReview, type ReviewRow } from './present-review.ts';

const DEFAULT_LIMIT = 10;

const selectReviews = prepared<ReviewRow, [doctor: number, limit: number, offset: number]>(
  'reviews_of_doctor',
  `select id, author, score, comment, language, service_id, created_at, evidence
   from review where doctor_id = $1 and is_published
   order by created_at desc, id desc limit $2 offset $3`,
);

/** Lists published reviews of a doctor, newest first; throws a 404 for an unknown slug. */
export async function listReviews(
  context: RequestContext,
  slug: string,
  query: { limit?: number; offset?: number },
): Promise<Page<Review>> {
  const { site } = context;
  const [doctor] = await selectDoctorBySlug(site.database.pool, [slug]);
  if (doctor === undefined) throw notFound();
  const { limit, offset } = boundsOf(query, DEFAULT_LIMIT);
  const rows = await selectReviews(site.database.readerOf([doctor.id]), [doctor.id, limit, offset]);
  const results = rows.map((row) => presentReview(context, row));
  const path = endpoints.reviews.path.replace(':slug', slug);
  return pageOf(path, query, DEFAULT_LIMIT, doctor.feedback_count, results);
}
