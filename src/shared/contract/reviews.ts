import Type, { type Static } from 'typebox';
import { ClinicReview } from './clinics.ts';
import { Id, Page } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** The score from which a review is a good one. */
export const GOOD_SCORE = 9;
const MAX_LATEST = 20;

export const LatestReviewsQuery = Type.Object({
  city: Type.Optional(Type.Integer({ ...Id, description: 'Of doctors who receive in this city' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LATEST })),
});
export type LatestReviewsQuery = Static<typeof LatestReviewsQuery>;

export const reviewEndpoints = {
  latestReviews: {
    method: 'GET',
    path: '/api/v1/reviews/',
    tag: 'Doctors',
    summary: `The newest reviews with evidence of the visit and a score of ${GOOD_SCORE} or more, and no page after them`,
    cache: 'shared',
    query: LatestReviewsQuery,
    success: { status: 200, schema: Page(ClinicReview) },
  },
} as const satisfies Record<string, Endpoint>;
