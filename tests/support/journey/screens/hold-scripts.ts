import type { Page } from '@playwright/test';

/** Keeps scripts from coming, as on a slow line, until what it resolves with is called. */
export async function holdScripts(page: Page): Promise<() => void> {
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
