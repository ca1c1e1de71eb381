import type { Page, Route } from '@playwright/test';

/**
 * Handles the next call of a path; later ones pass. Playwright's own `times` ends all interception with
 * the call, and a request that is on its way at that moment is never answered.
 */
export async function handleNext(
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
