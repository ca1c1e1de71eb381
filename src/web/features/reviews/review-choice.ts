import { isPageParam } from '#shared/page-params.ts';
import type { ReviewsQuery } from '#shared/contract/catalogue/reviews.ts';

/** The order of the reviews of a doctor, and whether those without text are omitted. */
export type ReviewChoice = Pick<ReviewsQuery, 'ordering' | 'with_comment'>;

/** Returns the choice of a URL. An unknown value counts as absent: all reviews, newest first. */
export function reviewChoice(search: URLSearchParams): ReviewChoice {
  const sort = search.get('sort');
  return {
    ...(sort === 'best' || sort === 'worst' ? { ordering: sort } : {}),
    ...(search.get('with_comment') === '1' ? { with_comment: true } : {}),
  };
}

/**
 * Returns the query string of the same page with another choice. Keeps only what the server renders
 * as well, otherwise hydration would find another href.
 */
export function searchOfChoice(
  current: URLSearchParams,
  { ordering, with_comment: withComment }: ReviewChoice,
): string {
  const search = new URLSearchParams([...current].filter(([name]) => isPageParam(name)));
  search.delete('sort');
  search.delete('with_comment');
  if (ordering !== undefined && ordering !== 'newest') search.set('sort', ordering);
  if (withComment === true) search.set('with_comment', '1');
  return search.size === 0 ? '' : `?${search.toString()}`;
}
