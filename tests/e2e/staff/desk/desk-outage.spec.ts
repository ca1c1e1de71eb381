import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
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
const MOVES = '**/api/staff/v1/desk/appointments/*/move/';

test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await openTomorrow(page);
  await bookAppointments(page, 1);
  await expect(appointmentsOf(page, NAME)).toContainText('00:00');
});

/** Expects one appointment at a time, whose history and messages tell of a number of moves. */
async function expectMoves(page: Page, time: string, moves: number): Promise<void> {
  await expect(appointmentsOf(page, NAME)).toHaveCount(1);
  await expect(appointmentsOf(page, NAME)).toContainText(time);
  // The appointment is read from the database, not from what the page remembers.
  await page.reload();
  await expect(appointmentsOf(page, NAME)).toHaveCount(1);
  await expect(appointmentsOf(page, NAME)).toContainText(time);
  await appointmentsOf(page, NAME).click();
  const section = (title: string) =>
    page.locator('details', { has: page.getByText(title, { exact: true }) }).locator('li');
  await expect(section('Előzmények').filter({ hasText: /áthelyez/i })).toHaveCount(moves);
  await expect(section('Üzenetek').filter({ hasText: /áthelyez/i })).toHaveCount(moves);
}

test('a server that restarts during a drag loses and doubles nothing', async ({
  page,
  country,
}) => {
  await dragAppointment(page, appointmentsOf(page, NAME), 0, 3 * HALF_HOUR_PX);
  const start = await country.interrupt();
  await expect(page.getByText('Naprakész')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('01:30');
  await confirmMove(page);
  await expect(page.getByText(/Nincs kapcsolat/).first()).toBeVisible();
  await expect(appointmentsOf(page, NAME)).toContainText('00:00');
  await expect(page.locator('[data-stale]:has([data-scroller])')).toBeVisible();

  await start();
  await expect(page.getByText('Naprakész')).toBeVisible();
  await expect(page.locator('[data-stale]:has([data-scroller])')).toHaveCount(0);
  await expect(appointmentsOf(page, NAME)).toContainText('00:00');
  await dragAppointment(page, appointmentsOf(page, NAME), 0, 3 * HALF_HOUR_PX);
  await page.mouse.up();
  await confirmMove(page);
  await expectMoves(page, '01:30', 1);
});

test('a move whose response is lost is shown, and done once', async ({ page }) => {
  await page.route(
    MOVES,
    async (route) => {
      const url = new URL(route.request().url());
      const headers = { ...route.request().headers(), host: url.host };
      // Only browsers resolve *.localhost.
      url.hostname = '127.0.0.1';
      // A browser sends a request again if a connection that was in use breaks.
      const send = () => route.fetch({ url: url.href, headers });
      expect((await send()).status()).toBe(200);
      expect((await send()).status()).toBe(200);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await dragAppointment(page, appointmentsOf(page, NAME), 0, 3 * HALF_HOUR_PX);
  await page.mouse.up();
  await confirmMove(page);
  await expect(page.getByText(/Nincs kapcsolat/).first()).toBeVisible();
  await expectMoves(page, '01:30', 1);
});

test('an arrival that is marked during an outage is sent when the server is back', async ({
  page,
  country,
}) => {
  await appointmentsOf(page, NAME).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  const start = await country.interrupt();
  await expect(page.getByText('Naprakész')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(page.getByText('Nincs kapcsolat. 1 érkezés küldésre vár')).toBeVisible();
  await expect(appointmentsOf(page, NAME)).toContainText('megérkezett, küldésre vár');
  await expectAccessible(page);

  await start();
  await expect(page.getByText('Naprakész')).toBeVisible();
  await expect(page.getByText(/küldésre vár/)).toHaveCount(0);
  await expect(appointmentsOf(page, NAME)).toContainText('megérkezett');
  // The appointment is read from the database, not from what the page remembers.
  await page.reload();
  await expect(appointmentsOf(page, NAME)).toContainText('megérkezett');
});
