import type { Page } from '#shared/contract/common.ts';
import {
  GOOD_SCORE,
  type ClinicReview,
  type LatestReviewsQuery,
} from '#shared/contract/catalogue/reviews.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import {
  presentClinicReview,
  type ClinicReviewRow,
} from '#server/features/catalogue/doctors/present-review.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';

const DEFAULT_LIMIT = 6;

/**
 * Scans the index by date until enough reviews of each language belong to active doctors of the city.
 * The languages are in the order of preference.
 */
const selectLatest = prepared<
  ClinicReviewRow,
  [city: number | null, languages: readonly string[], limit: number]
>(
  'latest_reviews',
  `select latest.* from unnest($2::text[]) with ordinality as preferred (language, rank)
   cross join lateral (
     select r.id, r.author, r.score, r.comment, r.language, r.service_id, r.created_at,
       r.evidence, d.id as doctor_id, d.slug as doctor_slug, d.names as doctor_names
     from review r
     join doctor d on d.id = r.doctor_id
     where r.language = preferred.language and r.is_published and r.evidence is not null
       and r.score >= ${GOOD_SCORE} and r.comment <> '' and d.is_active
       and exists (select from doctor_service ds
         join clinic_branch b on b.id = ds.clinic_branch_id
         where ds.doctor_id = d.id and ds.is_active and ($1::integer is null or b.city_id = $1))
     order by r.created_at desc, r.id desc limit $3
   ) as latest
   order by preferred.rank, latest.created_at desc, latest.id desc limit $3`,
);

/**
 * Lists the latest positive reviews: published, verified, of active doctors, first those in the
 * language of the request. `count` is the number of these, as a total would read all reviews.
 */
export async function listLatestReviews(
  context: RequestContext,
  query: LatestReviewsQuery,
): Promise<Page<ClinicReview>> {
  const { site, language } = context;
  const { city = null, limit = DEFAULT_LIMIT } = readReferenceIds(site.reference.current, query);
  const languages = [...new Set([language, ...site.country.locales])];
  const rows = await selectLatest(site.database.reader, [city, languages, limit]);
  const results = rows.map((row) => presentClinicReview(context, row));
  return { count: results.length, next: null, previous: null, results };
}
