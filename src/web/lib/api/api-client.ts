import { useMemo } from 'react';
import type { ApiBaseUrls, ApiClient, Endpoints } from '#shared/contract/api.ts';
import { createHttpClient } from '#shared/contract/client.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useApp } from '../app.ts';
import { createHttp } from './http.ts';

/** Creates the client of the API for a browser. */
export function createApiClient(language: Language, { api: baseUrl }: ApiBaseUrls): ApiClient {
  return createHttpClient<Endpoints>(routes, createHttp(language, { baseUrl }));
}

/** Returns the client with all calls, also those that a page cannot make while it renders. */
export function useApiClient(): ApiClient {
  const { language, apiBaseUrls } = useApp();
  return useMemo(() => createApiClient(language, apiBaseUrls), [language, apiBaseUrls]);
}
