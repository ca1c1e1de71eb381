import { useMemo } from 'react';
import type { ApiClient, Endpoints } from '#shared/contract/api.ts';
import { createHttpClient } from '#shared/contract/client.ts';
import { routes } from '#shared/contract/routes.ts';
import { useApp } from '../app.ts';
import { createHttp } from './http.ts';

/** Returns the client with all calls, also those that a page cannot make while it renders. */
export function useApiClient(): ApiClient {
  const { language, apiBaseUrls } = useApp();
  return useMemo(
    () => createHttpClient<Endpoints>(routes, createHttp(language, { baseUrl: apiBaseUrls.api })),
    [language, apiBaseUrls],
  );
}
