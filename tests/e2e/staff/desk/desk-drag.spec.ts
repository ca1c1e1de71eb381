import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import {
  bookVisits,
  confirmMove,
  dragVisit,
  HALF_HOUR_PX,
  openDesk,
  openTomorrow,
  visitsOf,
} from '#tests/support/e2e/page-objects/desk.ts';

const NAME = 'Szentgyörgyi-Kovács Alexandra Erzsébet';

test.use({ deskDay: 'two' });
test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await openTomorrow(page);
});

test('a visit dragged to another time of its doctor moves there', async ({ page }) => {
  await bookVisits(page, 1);
  await dragVisit(page, visitsOf(page, NAME), 0, 3 * HALF_HOUR_PX);
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
  await dragVisit(page, visitsOf(page, NAME), (to?.x ?? 0) - (from?.x ?? 0), HALF_HOUR_PX);
  await page.mouse.up();
  await confirmMove(page);
  await expect(target.locator('[data-visit]')).toContainText('00:30');
});

test('Escape ends a drag, and the visit stays closed and in place', async ({ page }) => {
  await bookVisits(page, 1);
  await dragVisit(page, visitsOf(page, NAME), 0, HALF_HOUR_PX);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('00:30', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: NAME })).toHaveCount(0);
  await expect(visitsOf(page, NAME)).toContainText('00:00');
  // Another drag follows.
  await dragVisit(page, visitsOf(page, NAME), 0, HALF_HOUR_PX);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('00:30');
});

test('a visit dropped on a taken time is refused and stays where it was', async ({ page }) => {
  await bookVisits(page, 2);
  await dragVisit(page, visitsOf(page, NAME).first(), 0, HALF_HOUR_PX);
  await page.mouse.up();
  await confirmMove(page);
  await expect(page.getByText(/foglalt/)).toBeVisible();
  await expect(visitsOf(page, NAME)).toHaveCount(2);
  await expect(visitsOf(page, NAME).first()).toContainText('00:00');
});

test('a drag to the edge scrolls the grid to later times', async ({ page }) => {
  await bookVisits(page, 1);
  const grid = page.locator('[data-scroller]');
  await dragVisit(page, visitsOf(page, NAME), 0, 2000);
  const scrolled = () => grid.evaluate((element) => element.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});
