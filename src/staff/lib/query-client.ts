import { QueryClient } from '@tanstack/react-query';
import { isServerFailure } from '#web/lib/failures/api-failure.ts';

/** Colleagues work on the same lists, so data are read again soon. */
const FRESH_MS = 15_000;
const MAX_RETRIES = 2;

/** Creates the query client of the staff pages. */
export function createStaffQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Without a connection requests fail, instead of waiting for one unseen. A change that was sent much later
        // might no longer be right.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isServerFailure(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
