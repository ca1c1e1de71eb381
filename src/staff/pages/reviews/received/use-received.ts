import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SCORE_RANGES } from '#shared/domain/reviews/replies/reply-rules.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { useTyped } from '#staff/ui/list/use-typed.ts';

export const RECEIVED = 'received-reviews';

export const RECEIVED_STATES = ['unanswered', 'answered'] as const;

/** The filters that can be cleared; the state is always one of two. */
const FILTERS = ['score', 'doctor', 'search'] as const;

/** The reviews that match the filters of the address, page by page. */
export function useReceived() {
  const { api } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const state = RECEIVED_STATES.find((each) => each === get('state')) ?? 'unanswered';
  const score = SCORE_RANGES.find((each) => each === get('score')) ?? null;
  const doctor = get('doctor');
  const { text: search, type: setSearch } = useTyped(get('search'), (text) =>
    choose('search', text),
  );
  const filters = {
    state,
    ...(score === null ? {} : { score }),
    ...(doctor === null ? {} : { doctor }),
    ...(search === '' ? {} : { search }),
  };
  const query = useInfiniteQuery({
    queryKey: [RECEIVED, filters],
    queryFn: ({ pageParam }) =>
      api.receivedReviews({ ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  return {
    query,
    state,
    score,
    doctor,
    search,
    isFiltered: score !== null || doctor !== null || search !== '',
    choose,
    setSearch,
    reset() {
      for (const name of FILTERS) choose(name, null);
    },
  };
}
