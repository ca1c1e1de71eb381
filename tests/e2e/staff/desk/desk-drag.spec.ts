import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import {
  bookAppointments,
  confirmMove,
  dragAppointment,
  HALF_HOUR_PX,
  openDesk,
  openTomorrow,
  appointmentsOf,
} from '#tests/support/e2e/page-objects/desk.ts';

const NAME = 'Szentgyörgyi-Kovács Alexandra Erzsébet';

test.use({ deskDay: 'two' });
test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await openTomorrow(page);
});

test('an appointment dragged to another time of its doctor moves there', async ({ page }) => {
  await bookAppointments(page, 1);
  await dragAppointment(page, appointmentsOf(page, NAME), 0, 3 * HALF_HOUR_PX);
  // The copy says where the appointment would be.
  await expect(page.getByText('01:30', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('01:30');
  await confirmMove(page);
  await expect(appointmentsOf(page, NAME)).toContainText('01:30');
});

test('an appointment dragged to another doctor moves there', async ({ page }) => {
  await bookAppointments(page, 1);
  const target = page.getByRole('region', { name: 'Dr. Varga Elemér' });
  const [from, to] = await Promise.all(
    [page.getByRole('region', { name: 'Nagy Anna' }), target].map((column) => column.boundingBox()),
  );
  await dragAppointment(
    page,
    appointmentsOf(page, NAME),
    (to?.x ?? 0) - (from?.x ?? 0),
    HALF_HOUR_PX,
  );
  await page.mouse.up();
  await confirmMove(page);
  await expect(target.locator('[data-appointment]')).toContainText('00:30');
});

test('Escape ends a drag, and the appointment stays closed and in place', async ({ page }) => {
  await bookAppointments(page, 1);
  await dragAppointment(page, appointmentsOf(page, NAME), 0, HALF_HOUR_PX);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('00:30', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: NAME })).toHaveCount(0);
  await expect(appointmentsOf(page, NAME)).toContainText('00:00');
  // Another drag follows.
  await dragAppointment(page, appointmentsOf(page, NAME), 0, HALF_HOUR_PX);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('00:30');
});

test('an appointment dropped on a taken time is refused and stays where it was', async ({
  page,
}) => {
  await bookAppointments(page, 2);
  await dragAppointment(page, appointmentsOf(page, NAME).first(), 0, HALF_HOUR_PX);
  await page.mouse.up();
  await confirmMove(page);
  await expect(page.getByText(/foglalt/)).toBeVisible();
  await expect(appointmentsOf(page, NAME)).toHaveCount(2);
  await expect(appointmentsOf(page, NAME).first()).toContainText('00:00');
});

test('a drag to the edge scrolls the grid to later times', async ({ page }) => {
  await bookAppointments(page, 1);
  const grid = page.locator('[data-scroller]');
  await dragAppointment(page, appointmentsOf(page, NAME), 0, 2000);
  const scrolled = () => grid.evaluate((element) => element.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
});
