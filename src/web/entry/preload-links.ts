import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { appContext, type App } from '#web/lib/app.ts';

/**
 * Loads the pages of links before they are followed: the code when a link is pointed at, touched or
 * focused, and the data when a mouse button goes down. A finger may only be scrolling, so it loads no
 * data.
 */
export function preloadLinks(app: App, routes: RouteObject[], basename: string): void {
  const context = new RouterContextProvider();
  context.set(appContext, app);

  async function preload(link: HTMLAnchorElement, hasData: boolean): Promise<void> {
    const match = matchRoutes(routes, link, basename)?.at(-1);
    if (match === undefined) return;
    const { route, params } = match;
    const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
    if (!hasData || typeof loader !== 'function') return;
    const request = new Request(link.href);
    await loader({ request, params, context, url: new URL(link.href), pattern: '' }, undefined);
  }

  function onIntent(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || !navigator.onLine) return;
    if (link.pathname === location.pathname) return;
    const isPress = event instanceof PointerEvent && event.type === 'pointerdown';
    // The navigation itself reports failures.
    preload(link, isPress && event.pointerType === 'mouse').catch(() => undefined);
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
