import { useMemo } from 'react';
import type { ApiClient, Endpoints } from '#shared/contract/api.ts';
import { createHttpClient } from '#shared/contract/client.ts';
import { routes } from '#shared/contract/routes.ts';
import { useApp } from '../app.ts';
import { createHttp } from './http.ts';

/** Returns the client for all API calls, including those that are not available to loaders. */
export function useApiClient(): ApiClient {
  const { language, apiBaseUrls } = useApp();
  return useMemo(
    () => createHttpClient<Endpoints>(routes, createHttp(language, { baseUrl: apiBaseUrls.api })),
    [language, apiBaseUrls],
  );
}
