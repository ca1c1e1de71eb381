import { useInfiniteQuery } from '@tanstack/react-query';
import { useStaffApp } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';

export const RECEIVED = 'received-reviews';

export const RECEIVED_STATES = ['unanswered', 'answered'] as const;

/** The reviews of the chosen state, page by page. */
export function useReceived() {
  const { api } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const state = RECEIVED_STATES.find((each) => each === get('state')) ?? 'unanswered';
  const query = useInfiniteQuery({
    queryKey: [RECEIVED, state],
    queryFn: ({ pageParam }) =>
      api.receivedReviews({ state, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return { query, state, choose: (next: string) => choose('state', next) };
}
