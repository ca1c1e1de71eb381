import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, Nullable, Page, PageQuery, Slug, SlugParams } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';
import { ServiceLink } from './services.ts';

/** The lowest score of a review for the home page. */
export const GOOD_SCORE = 9;
const MAX_LATEST = 20;

const REVIEW_EVIDENCE = ['came', 'booked'] as const;

/** The published reply of a clinic; a review without one has no such field. */
export const ReviewReply = Entity({
  clinic: Type.String(),
  text: Type.String(),
  language: Type.String(),
  written_at: DateTime,
});

const ReviewFields = {
  id: Id,
  author: Type.String({ description: 'Given name only' }),
  score: Type.Integer({ minimum: 1, maximum: 10 }),
  comment: Type.String(),
  language: Type.String(),
  service: Nullable(ServiceLink),
  created_at: DateTime,
  reply: Type.Optional(ReviewReply),
  evidence: Nullable(
    Type.Enum([...REVIEW_EVIDENCE], {
      description:
        '`came`: the clinic recorded the arrival. `booked`: booked here with a confirmed phone',
    }),
  ),
};
export const Review = Entity(ReviewFields);
export type Review = Static<typeof Review>;

/** A review of one of a clinic's doctors. */
export const ClinicReview = Entity({
  ...ReviewFields,
  doctor: Entity({ id: Id, slug: Slug, name: Type.String() }),
});
export type ClinicReview = Static<typeof ClinicReview>;

const REVIEW_ORDERINGS = ['newest', 'best', 'worst'] as const;
export const ReviewOrdering = Type.Enum([...REVIEW_ORDERINGS]);
export type ReviewOrdering = Static<typeof ReviewOrdering>;

export const ReviewsQuery = Type.Object({
  ordering: Type.Optional(ReviewOrdering),
  with_comment: Type.Optional(
    Type.Boolean({ description: 'True omits reviews that are only a score' }),
  ),
  ...PageQuery,
});

export type ReviewsQuery = Static<typeof ReviewsQuery>;

export const LatestReviewsQuery = Type.Object({
  city: Type.Optional(Type.Integer({ ...Id, description: 'Of doctors in this city' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LATEST })),
});
export type LatestReviewsQuery = Static<typeof LatestReviewsQuery>;

export const ClinicReviewsQuery = Type.Object({
  city: Type.Optional(Type.Integer({ ...Id, description: 'Reviews of doctors of this city only' })),
  ...PageQuery,
});
export type ClinicReviewsQuery = Static<typeof ClinicReviewsQuery>;

export const reviewEndpoints = withRoutes(routes, {
  reviews: {
    tag: 'Doctors',
    summary: 'Published reviews of a doctor',
    description:
      'Only published reviews, newest first unless `ordering` is given; the author is a given name. ' +
      'Reviews with the same score are newest first.',
    cache: 'revalidate',
    params: SlugParams,
    query: ReviewsQuery,
    success: { status: 200, schema: Page(Review) },
  },
  latestReviews: {
    tag: 'Doctors',
    summary: `The newest reviews with evidence of a visit and a score of ${GOOD_SCORE} or more, without further pages`,
    description: 'Of all doctors, or of those of a city, for a home page.',
    cache: 'shared',
    query: LatestReviewsQuery,
    success: { status: 200, schema: Page(ClinicReview) },
  },
  clinicReviews: {
    tag: 'Clinics',
    summary: "Published reviews of a clinic's doctors, newest first",
    description: 'Of all doctors of the clinic, or of those in a city.',
    cache: 'revalidate',
    params: SlugParams,
    query: ClinicReviewsQuery,
    success: { status: 200, schema: Page(ClinicReview) },
  },
});
