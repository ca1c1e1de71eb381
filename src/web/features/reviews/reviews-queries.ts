import { infiniteQueryOptions } from '@tanstack/react-query';
import { MAX_PAGE } from '#shared/contract/limits.ts';
import type { App } from '#web/lib/app.ts';
import { reviewsQuery } from '#web/lib/query/queries.ts';

/**
 * Returns the query of a doctor's reviews, newest first: in small pages, or in pages as large as
 * the API allows.
 */
export function doctorReviewsQuery(app: App, slug: string, showsAll: boolean) {
  return showsAll ? allReviewsQuery(app, slug) : reviewsQuery(app, slug);
}

const allReviewsQuery = (app: App, slug: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', slug, 'whole'],
    queryFn: ({ pageParam }) => app.api.reviews({ slug, limit: MAX_PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.next === null ? null : offset + MAX_PAGE),
  });
