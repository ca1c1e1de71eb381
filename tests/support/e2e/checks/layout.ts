import { expect, type Locator, type Page } from '@playwright/test';

/** Fails if content is wider than the screen; waits while it is still changing. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      { message: `the pixels by which ${page.url()} is too wide` },
    )
    .toBeLessThanOrEqual(0);
}

/** Fails if two elements overlap vertically; waits while they are still moving. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
      return above !== null && below !== null && above.y + above.height < below.y;
    })
    .toBe(true);
}

/** Fails if the dialog is not at the bottom of the screen with full width. */
export async function expectBottomSheet(dialog: Locator): Promise<void> {
  const screen = dialog.page().viewportSize();
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) };
    })
    .toEqual({ x: 0, width: screen?.width, bottom: screen?.height });
}
