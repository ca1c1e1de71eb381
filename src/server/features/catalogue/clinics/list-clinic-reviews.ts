import { endpoints } from '#shared/contract/endpoints.ts';
import type { ClinicReview, ClinicReviewsQuery } from '#shared/contract/catalogue/reviews.ts';
import type { Page } from '#shared/contract/common.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import {
  presentClinicReview,
  SELECT_REPLY,
  type ClinicReviewRow,
} from '#server/features/catalogue/doctors/present-review.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { notFound } from '#server/http/http-error.ts';

const DEFAULT_LIMIT = 10;

/** Selects the active doctors of the clinic, in one city or in all. */
const DOCTORS = `select distinct doctor_id from doctor_listing
  where clinic_id = $1 and is_active and ($2::integer is null or city_id = $2)`;

const selectCount = prepared<{ count: number }, [clinic: number, city: number | null]>(
  'count_of_clinic_reviews',
  `select coalesce(sum(feedback_count), 0)::integer as count
   from doctor where id in (${DOCTORS})`,
);

/**
 * Selects the page by an index-only scan of at most `limit + offset` reviews per doctor, and then reads
 * only the rows of the page: a few milliseconds for a clinic of 500 doctors.
 */
const selectReviews = prepared<
  ClinicReviewRow,
  [clinic: number, city: number | null, limit: number, offset: number]
>(
  'reviews_of_clinic',
  `select r.id, r.author, r.score, r.comment, r.language, r.service_id, r.created_at,
     r.evidence, ${SELECT_REPLY}, d.id as doctor_id, d.slug as doctor_slug, d.names as doctor_names
   from (
     select newest.id
     from (${DOCTORS}) doctors
     cross join lateral (
       select id, created_at from review
       where review.doctor_id = doctors.doctor_id and is_published
       order by created_at desc, id desc limit $3::integer + $4::integer) newest
     order by newest.created_at desc, newest.id desc limit $3 offset $4) shown
   join review r on r.id = shown.id
   join doctor d on d.id = r.doctor_id
   order by r.created_at desc, r.id desc`,
);

/** Lists published reviews of a clinic's doctors, newest first; throws a 404 for an unknown slug. */
export async function listClinicReviews(
  context: RequestContext,
  slug: string,
  query: ClinicReviewsQuery,
): Promise<Page<ClinicReview>> {
  const { site } = context;
  const clinic = site.reference.current.clinicBySlug.get(slug);
  if (clinic === undefined) throw notFound();
  const { city = null } = readReferenceIds(site.reference.current, query);
  const { limit, offset } = boundsOf(query, DEFAULT_LIMIT);
  const { reader } = site.database;
  const [counted, rows] = await Promise.all([
    selectCount(reader, [clinic.id, city]),
    selectReviews(reader, [clinic.id, city, limit, offset]),
  ]);
  const results = rows.map((row) => presentClinicReview(context, row));
  const path = endpoints.clinicReviews.path.replace(':slug', slug);
  return pageOf(path, query, DEFAULT_LIMIT, counted[0]?.count ?? 0, results);
}
