import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { isTrackingParam } from '#shared/domain/tracking.ts';
import { paths } from '#shared/paths.ts';
import { appContext, type App } from '#web/lib/app.ts';
import { createRoutes } from '../routes.ts';

/** The data of a page, or a redirect to its URL. */
export type RoutesResult =
  | {
      kind: 'page';
      context: StaticHandlerContext;
      /** Set when the not-found page replaces the requested page. */
      notFoundUrl: string | null;
      dataRoutes: StaticHandler['dataRoutes'];
    }
  | { kind: 'redirect'; status: number; location: string };

const handlers = new Map<string, StaticHandler>();

/** Returns the route handler of a language and basename, which loads lazy routes only once. */
function handlerFor(language: Language, basename: string): StaticHandler {
  const key = `${language}${basename}`;
  let handler = handlers.get(key);
  if (handler === undefined) {
    handler = createStaticHandler(createRoutes(language), { basename });
    handlers.set(key, handler);
  }
  return handler;
}

/**
 * Runs the loaders of the page at a URL. For a missing page it runs those of the not-found page
 * instead of redirecting, so that the response is a 404. Rejects if a loader fails, because React
 * Router would write the error message, which may contain internals, into the page.
 */
export async function queryRoutes(app: App, url: URL, basename: string): Promise<RoutesResult> {
  const handler = handlerFor(app.language, basename);
  const notFoundPath = (basename === '/' ? '' : basename) + paths.notFound();

  const result = await runLoaders(handler, app, withoutTracking(url));
  if (!(result instanceof Response)) return page(handler, result, null);

  const location = result.headers.get('Location') ?? '';
  const target = new URL(location, url);
  const isNotFound = target.origin === url.origin && target.pathname === notFoundPath;
  if (!isNotFound) return { kind: 'redirect', status: result.status, location };

  const context = await runLoaders(handler, app, target);
  if (context instanceof Response) throw new Error('The not-found page redirects');
  return page(handler, context, target.pathname + target.search);
}

/** Removes tracking parameters: the page is the same without them and can be cached. */
function withoutTracking(url: URL): URL {
  const stripped = new URL(url);
  const names = [...url.searchParams.keys()];
  for (const name of names) {
    if (isTrackingParam(name)) stripped.searchParams.delete(name);
  }
  return stripped;
}

function runLoaders(handler: StaticHandler, app: App, url: URL) {
  const requestContext = new RouterContextProvider();
  requestContext.set(appContext, app);
  return handler.query(new Request(url), { requestContext });
}

function page(
  handler: StaticHandler,
  context: StaticHandlerContext,
  notFoundUrl: string | null,
): RoutesResult {
  const [failure] = Object.values<unknown>(context.errors ?? {});
  if (failure !== undefined) throw failure;
  return { kind: 'page', context, notFoundUrl, dataRoutes: handler.dataRoutes };
}
