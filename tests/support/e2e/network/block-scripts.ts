import type { Page } from '@playwright/test';

/** Blocks scripts, as on a slow connection, until the returned function is called. */
export async function blockScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
