import { infiniteQueryOptions } from '@tanstack/react-query';
import { MAX_PAGE } from '#shared/contract/limits.ts';
import type { App } from '#web/lib/app.ts';
import { reviewsQuery } from '#web/lib/query/queries.ts';

/** The reviews of a doctor, newest first: page by page, or as many at once as the API gives. */
export function doctorReviewsQuery(app: App, slug: string, isWhole: boolean) {
  return isWhole ? wholeReviewsQuery(app, slug) : reviewsQuery(app, slug);
}

const wholeReviewsQuery = (app: App, slug: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', slug, 'whole'],
    queryFn: ({ pageParam }) => app.api.reviews({ slug, limit: MAX_PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + MAX_PAGE),
  });
