import '#web/ui/global.css';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type DataRouter,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { carryTracking } from '#shared/domain/tracking.ts';
import { ROOT_ID } from '#shared/page-elements.ts';
import { localePath } from '#shared/paths.ts';
import { startAnalytics } from '#web/lib/analytics/start-analytics.ts';
import { appContext } from '#web/lib/app.ts';
import { createRoutes } from '../routes.ts';
import { AppRoot } from './app-root.tsx';
import { readState, type BootState } from './boot-state.ts';
import { createBrowserApp } from './browser-app.ts';
import { preloadLinks } from './preload-links.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Loads the lazy parts of the matched routes, which hydration requires. */
async function resolveLazy(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const resolved = await route.lazy();
      delete route.lazy;
      Object.assign(route, resolved);
    }),
  );
}

async function start(state: BootState): Promise<DataRouter> {
  if (state.notFoundUrl !== null) {
    const address = carryTracking(location.search, state.notFoundUrl);
    history.replaceState(history.state, '', address);
  }
  const defaultLocale = defaultLocaleOf(countryOf(state.country));
  const basename = localePath('/', state.language, defaultLocale);
  const routes = createRoutes(state.language);
  await resolveLazy(routes, basename);

  const app = createBrowserApp(state);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: state.loaderData },
    getContext() {
      const context = new RouterContextProvider();
      context.set(appContext, app);
      return context;
    },
  });

  const root = document.getElementById(ROOT_ID);
  if (root === null) throw new Error('The page contains no root element');
  // A transition hydrates in small steps, so the page can respond to input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <AppRoot app={app}>
          <RouterProvider router={router} />
        </AppRoot>
      </Hydrated>,
      {
        // No error boundary has handled it, and React has removed the page.
        onUncaughtError(error) {
          reportError(error);
          document.dispatchEvent(new Event('pageloss'));
        },
      },
    );
  });
  preloadLinks(app, routes, basename);
  startAnalytics(app, router);
  return router;
}

/** Notifies the script of early.ts that React now handles events. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), []);
  return children;
}

/** Waits until the document is parsed: cached scripts run before the rest of it has arrived. */
async function waitForDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

// The script of early.ts handles a failure of all this: the document may have been cut off.
await waitForDocument();
const state = readState();
const router = await start(state);
registerServiceWorker(countryOf(state.country), router);
