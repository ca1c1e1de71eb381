import type { Page } from '@playwright/test';

/** As far as a list without an end is followed. */
const MAX_SCREENS = 12;
/** Milliseconds without any change after which a page is taken to be whole. */
const QUIET = 500;

/** Goes down to the end of a page and back: much is fetched only when it is nearly seen. */
export async function seeAll(page: Page): Promise<void> {
  for (let screen = 1; screen <= MAX_SCREENS; screen += 1) {
    const isEnd = await page.evaluate(async () => {
      scrollBy(0, innerHeight);
      // What watches the screen hears of it with the next frame.
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
      return scrollY + innerHeight >= document.documentElement.scrollHeight;
    });
    if (isEnd) break;
  }
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits until a page stays as it is. */
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
    QUIET,
  );
}
