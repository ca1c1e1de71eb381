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
      notFoundAddress: string | null;
      dataRoutes: StaticHandler['dataRoutes'];
    }
  | { kind: 'redirect'; status: number; location: string };

const handlers = new Map<string, StaticHandler>();

/**
 * Creates the route handlers of a language, with or without its prefix. They resolve lazy parts
 * once for all requests.
 */
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
 * Runs the loaders of the page at a URL. A missing page is rendered in place, so its status is a
 * real 404. Rejects if a loader fails: the error message may contain anything, and React Router
 * would write it into the page.
 */
export async function queryRoutes(app: App, url: URL, basename: string): Promise<RoutesResult> {
  const handler = handlerFor(app.language, basename);
  const notFoundPath = (basename === '/' ? '' : basename) + paths.notFound();
  const address = withoutTracking(url);

  const answer = await runLoaders(handler, app, address);
  if (!(answer instanceof Response)) return page(handler, answer, null);

  const location = answer.headers.get('Location') ?? '';
  const target = new URL(location, url);
  const isNotFound = target.origin === url.origin && target.pathname === notFoundPath;
  if (!isNotFound) return { kind: 'redirect', status: answer.status, location };

  const context = await runLoaders(handler, app, target);
  if (context instanceof Response) throw new Error('The not-found page leads elsewhere');
  return page(handler, context, target.pathname + target.search);
}

/** Removes tracking parameters: the page is the same without them and can be cached. */
function withoutTracking(url: URL): URL {
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()]) {
    if (isTrackingParam(name)) address.searchParams.delete(name);
  }
  return address;
}

function runLoaders(handler: StaticHandler, app: App, url: URL) {
  const requestContext = new RouterContextProvider();
  requestContext.set(appContext, app);
  return handler.query(new Request(url), { requestContext });
}

function page(
  handler: StaticHandler,
  context: StaticHandlerContext,
  notFoundAddress: string | null,
): RoutesResult {
  const [failure] = Object.values<unknown>(context.errors ?? {});
  if (failure !== undefined) throw failure;
  return { kind: 'page', context, notFoundAddress, dataRoutes: handler.dataRoutes };
}
