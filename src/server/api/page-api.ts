import type { Api, Endpoints } from '#shared/contract/api.ts';
import { createClient } from '#shared/contract/client.ts';
import { pageRoutes, type PageRouteName } from '#shared/contract/page-routes.ts';
import type { RequestContext } from '#server/request-context.ts';
import { toApiError } from './endpoint/error-body.ts';
import { pageHandlers } from './page-handlers.ts';

/** Creates the API client for server rendering, which calls the handlers without HTTP. */
export function createPageApi(context: RequestContext): Api {
  return createClient<Pick<Endpoints, PageRouteName>>(pageRoutes, async (name, input) => {
    const handle: (context: RequestContext, input: never) => unknown = pageHandlers[name];
    try {
      return await handle(context, input as never);
    } catch (error) {
      throw toApiError(error, context.language);
    }
  });
}
