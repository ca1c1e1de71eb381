import { infiniteQueryOptions } from '@tanstack/react-query';
import { MAX_PAGE } from '#shared/contract/limits.ts';
import type { Device } from '#shared/domain/device.ts';
import type { App } from '#web/lib/app.ts';
import { reviewsOfDoctor } from '#web/lib/query/queries.ts';
import type { ReviewChoice } from './review-choice.ts';

/** The number of reviews per page. A phone shows a screen or two. */
export const REVIEWS_PAGE: Readonly<Record<Device, number>> = { desktop: 10, mobile: 5, robot: 10 };

interface ReviewsOptions extends ReviewChoice {
  /** True for pages as large as the API allows. */
  showsAll: boolean;
}

/** Returns the query of a doctor's reviews, by default newest first. */
export function doctorReviewsQuery(
  app: App,
  slug: string,
  { showsAll, ...choice }: ReviewsOptions,
) {
  const limit = showsAll ? MAX_PAGE : REVIEWS_PAGE[app.device];
  return infiniteQueryOptions({
    queryKey: [...reviewsOfDoctor(slug), limit, choice],
    queryFn: ({ pageParam }) => app.api.reviews({ slug, ...choice, limit, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + limit),
  });
}
