import type { Page } from '@playwright/test';

/** The maximum number of screens to scroll in an endless list. */
const MAX_SCREENS = 12;
/** Milliseconds without a change after which a page counts as complete. */
const QUIET_MS = 500;

/** Scrolls to the end of a page and back, because content loads only when nearly visible. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let screen = 1; screen <= MAX_SCREENS; screen += 1) {
    const isEnd = await page.evaluate(async () => {
      scrollBy(0, innerHeight);
      // Intersection observers run with the next frame.
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
      return scrollY + innerHeight >= document.documentElement.scrollHeight;
    });
    if (isEnd) break;
  }
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits until a page no longer changes. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
    QUIET_MS,
  );
}
