import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { isServerFailure } from '../failures/api-failure.ts';

const MAX_RETRIES = 3;

export interface FailureContext {
  kind: 'query' | 'mutation';
  /** True if the caller shows the failure itself. */
  isSilent: boolean;
}

interface QueryClientOptions {
  isServer: boolean;
  onError?: (error: unknown, context: FailureContext) => void;
}

/**
 * Creates a query client: one per request on the server, one per document in the browser. Data does
 * not expire; mutations invalidate the queries that depend on them.
 */
export function createQueryClient({ isServer, onError }: QueryClientOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        onError?.(error, { kind: 'query', isSilent: query.meta?.['silent'] === true }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        onError?.(error, { kind: 'mutation', isSilent: mutation.meta?.['silent'] === true }),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // On the server, a finite time would create a timer per query that runs after the request.
        gcTime: isServer ? Infinity : DAY_MS,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !isServer && failures < MAX_RETRIES && isServerFailure(error),
      },
      mutations: { gcTime: isServer ? Infinity : DAY_MS },
    },
  });
}
