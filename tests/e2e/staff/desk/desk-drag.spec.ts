import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import {
  bookVisits,
  openDesk,
  openTomorrow,
  visitsOf,
} from '#tests/support/e2e/page-objects/desk.ts';

const NAME = 'Szentgyörgyi-Kovács Alexandra Erzsébet';
/** The height of half an hour on the grid. */
const HALF_HOUR_PX = 44;

test.use({ deskDay: 'two' });
test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await openTomorrow(page);
});

/** Presses a visit and moves the pointer by a distance, without releasing it. */
async function drag(page: Page, visit: Locator, x: number, y: number): Promise<void> {
  const box = await visit.boundingBox();
  if (box === null) throw new Error('The visit is not on the page');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + x, box.y + 10 + y, { steps: 5 });
}

async function confirmMove(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Áthelyezés' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a visit dragged to another time of its doctor moves there', async ({ page }) => {
  await bookVisits(page, 1);
  await drag(page, visitsOf(page, NAME), 0, 3 * HALF_HOUR_PX);
  // The copy says where the visit would be.
  await expect(page.getByText('01:30', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('01:30');
  await confirmMove(page);
  await expect(visitsOf(page, NAME)).toContainText('01:30');
});

test('a visit dragged to another doctor moves there', async ({ page }) => {
  await bookVisits(page, 1);
  const target = page.getByRole('region', { name: 'Dr. Varga Elemér' });
  const [from, to] = await Promise.all(
    [page.getByRole('region', { name: 'Nagy Anna' }), target].map((column) => column.boundingBox()),
  );
  await drag(page, visitsOf(page, NAME), (to?.x ?? 0) - (from?.x ?? 0), HALF_HOUR_PX);
  await page.mouse.up();
  await confirmMove(page);
  await expect(target.locator('[data-visit]')).toContainText('00:30');
});

test('Escape ends a drag, and the visit stays closed and in place', async ({ page }) => {
  await bookVisits(page, 1);
  await drag(page, visitsOf(page, NAME), 0, HALF_HOUR_PX);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('00:30', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: NAME })).toHaveCount(0);
  await expect(visitsOf(page, NAME)).toContainText('00:00');
  // Another drag follows.
  await drag(page, visitsOf(page, NAME), 0, HALF_HOUR_PX);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('00:30');
});

test('a visit dropped on a taken time is refused and stays where it was', async ({ page }) => {
  await bookVisits(page, 2);
  await drag(page, visitsOf(page, NAME).first(), 0, HALF_HOUR_PX);
  await page.mouse.up();
  await confirmMove(page);
  await expect(page.getByText(/foglalt/)).toBeVisible();
  await expect(visitsOf(page, NAME)).toHaveCount(2);
  await expect(visitsOf(page, NAME).first()).toContainText('00:00');
});

test('a drag to the edge scrolls the grid to later times', async ({ page }) => {
  await bookVisits(page, 1);
  const grid = page.locator('[data-scroller]');
  await drag(page, visitsOf(page, NAME), 0, 2000);
  const scrolled = () => grid.evaluate((element) => element.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});
