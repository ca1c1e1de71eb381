import type { Page, Route } from '@playwright/test';

/**
 * Handles the next request to a path; later requests are not intercepted. Playwright's `times`
 * removes the route with the first request, and a concurrent request would never get a response.
 */
export async function handleNextRequest(
  page: Page,
  path: RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isHandled = false;
  await page.route(path, async (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    await handle(route);
  });
}
