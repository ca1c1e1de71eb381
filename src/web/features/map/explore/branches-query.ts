import { infiniteQueryOptions } from '@tanstack/react-query';
import { MAX_PAGE } from '#shared/contract/limits.ts';
import type { App } from '#web/lib/app.ts';
import type { Box } from './map-view.ts';

/** What comes with the page itself: enough for the list to begin with. */
const FIRST_PAGE = 40;
/** Pages of one box at most, far beyond the branches of a country. */
const MAX_PAGES = 30;
/** About ten centimetres. */
const DECIMALS = 6;

/** The branches in a box, the best rated first: those of the list's beginning, then all others. */
export const branchesQuery = (app: App, box: Box, service: number | null) => {
  const bbox = [box.west, box.south, box.east, box.north]
    .map((degrees) => Number(degrees.toFixed(DECIMALS)))
    .join();
  return infiniteQueryOptions({
    queryKey: ['clinic-branches', bbox, service],
    queryFn: ({ pageParam: offset }) =>
      app.api.clinicBranches({
        bbox,
        limit: offset === 0 ? FIRST_PAGE : MAX_PAGE,
        offset,
        ...(service === null ? {} : { service: String(service) }),
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages, offset) =>
      last.next === null || pages.length === MAX_PAGES ? null : offset + last.results.length,
    // The page itself says what is missing.
    meta: { silent: true },
  });
};
