import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { EXPECTED, MOVING, nameOf } from '#tests/support/data/desk/morning.ts';
import { openDesk, appointmentsOf } from '#tests/support/e2e/page-objects/desk.ts';

const TOMORROW = /\/days\/2026-11-24/;

test.use({ deskDay: 'morning' });
test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await expect(appointmentsOf(page, nameOf(EXPECTED[0]))).toBeVisible();
});

/** Lets tomorrow load until the returned function is called. */
async function holdTomorrow(page: Page): Promise<() => void> {
  const loaded = Promise.withResolvers<void>();
  await page.route(TOMORROW, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  return loaded.resolve;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Új foglalás' });

test('keys pressed while a day loads count on that day', async ({ page }) => {
  const load = await holdTomorrow(page);
  const asked = page.waitForRequest(TOMORROW);
  await page.keyboard.press(']');
  await asked;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7400');
  load();
  await expect(panel(page)).toContainText('nov. 24.');
  await expect(panel(page)).toContainText('08:30');
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('7400');
});

test('digits pressed while a day loads search, and open no other page', async ({ page }) => {
  const load = await holdTomorrow(page);
  await page.keyboard.press(']');
  await page.keyboard.type(MOVING[0].phone.slice(-4));
  load();
  await expect(page.getByRole('dialog').getByText(/13:30/)).toBeVisible();
});

test('Escape drops the keys pressed while a day loads', async ({ page }) => {
  const load = await holdTomorrow(page);
  await page.keyboard.press(']');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  load();
  await expect(page.getByRole('button', { name: 'Foglalás: 08:00' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('a key pressed before the next day is rendered counts on the next day', async ({ page }) => {
  // Each press is an event of its own; React renders none of them in between.
  await page.evaluate(async () => {
    for (const key of [']', 'n']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await Promise.resolve();
    }
  });
  await expect(panel(page)).toContainText('nov. 24.');
});
