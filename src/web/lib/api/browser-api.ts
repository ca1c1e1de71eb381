import type { Api, ApiBaseUrls, Endpoints } from '#shared/contract/api.ts';
import { createHttpClient } from '#shared/contract/client.ts';
import { pageRoutes, type PageRouteName } from '#shared/contract/page-routes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createHttp } from './http.ts';

/** Creates the API of the pages in a browser. */
export function createBrowserApi(language: Language, { api: baseUrl }: ApiBaseUrls): Api {
  const send = createHttp(language, { baseUrl });
  return createHttpClient<Pick<Endpoints, PageRouteName>>(pageRoutes, send);
}
