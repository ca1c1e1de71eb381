import { infiniteQueryOptions } from '@tanstack/react-query';
import { MAX_PAGE } from '#shared/contract/limits.ts';
import type { App } from '#web/lib/app.ts';
import type { Box } from './map-view.ts';

/** The page size of the server-rendered part, enough for the start of the list. */
const FIRST_PAGE = 40;
/** The maximum number of pages, enough for every country. */
const MAX_PAGES = 30;
/** The decimals of a coordinate, about ten centimetres. */
const DECIMALS = 6;

/** Queries the branches in a box, the best rated first: a short first page, then large ones. */
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
    // The page itself shows errors.
    meta: { silent: true },
  });
};
