import { expect } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { test } from '#tests/support/e2e/desk-test.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { Typist } from '#tests/support/e2e/page-objects/typist.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';

const MAX_WALK_IN_SECONDS = 8;
test.use({ deskDay: 'queue' });

test('tickets wait, are called, skipped and followed on a phone and a screen', async ({
  page,
  context,
  country,
}) => {
  await openDesk(page, country);
  // A manager opens the queue, which gives the screen its address.
  await page.getByRole('button', { name: 'A recepció beállításai' }).click();
  await page.getByRole('switch').click();
  const address = page.getByRole('link', { name: /\/queue\// });
  await expect(address).toBeVisible();
  await expectAccessible(page);
  const url = (await address.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const screen = await context.newPage();
  await screen.goto(url);
  await expect(screen.getByText('Senki sem vár')).toBeVisible();
  await expectAccessible(screen);
  await page.bringToFront();

  // W, the name and Enter give a number.
  const typist = new Typist(page);
  await typist.press('w');
  await expect(page.getByLabel('Keresztnév')).toBeFocused();
  await expectAccessible(page);
  const added = page.waitForResponse(/walk-ins\/$/);
  await typist.type('Lajos', 'Enter');
  await expect(page.getByRole('dialog', { name: '1. sorszám' })).toBeVisible();
  expect(typist.seconds).toBeLessThan(MAX_WALK_IN_SECONDS);
  await expectAccessible(page);
  // Printing prints the ticket, and nothing of the day.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'A sorszám oldalának QR-kódja' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nyomtatás' })).toHaveCount(0);
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Mai nap');
  await page.emulateMedia({ media: 'screen' });
  const { code } = (await (await added).json()) as { code: string };
  await page.keyboard.press('Escape');
  const phone = await context.newPage();
  await phone.goto(country.originOf() + paths.queue(code));
  await expect(phone.getByText('Ön következik')).toBeVisible();
  await expectAccessible(phone);
  const second = await context.newPage();
  await second.goto(`${country.originOf('cabinet')}/desk`);
  await expect(second.getByRole('heading', { name: 'Sorszámmal vár: 1' })).toBeVisible();
  await page.bringToFront();
  for (const number of [2, 3]) {
    await page.keyboard.press('w');
    await expect(page.getByLabel('Keresztnév')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `${number}. sorszám` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(second.getByRole('heading', { name: 'Sorszámmal vár: 3' })).toBeVisible();
  await expect(second.getByText('kb. 20–30 perc')).toBeVisible();

  // The first is not there, then comes back, and is called in.
  const numbers = page.getByRole('button', { name: /^\d+\. sorszám$/ });
  await page.getByRole('button', { name: 'Nincs itt: 1. sorszám' }).click();
  await expect(numbers).toHaveText(['2', '3', '1']);
  await page.keyboard.press('z');
  await expect(numbers).toHaveText(['1', '2', '3']);
  await page.getByRole('button', { name: 'Behívás: 1. sorszám' }).click();
  await expect(numbers).toHaveText(['2', '3']);
  await expect(page.getByRole('button', { name: /^#1/ }).first()).toBeVisible();
  await expectAccessible(page);

  await expect(phone.getByText('Kérjük, fáradjon be: Nagy Anna')).toBeVisible({ timeout: 10_000 });
  await expectAccessible(phone);
  await expect(screen.getByRole('listitem').filter({ hasText: 'Nagy Anna' })).toContainText('1');
  await expect(screen.getByRole('region', { name: 'Következik' })).toContainText('3');
  await expectAccessible(screen);
  // Without a connection the numbers stay, with their age.
  await context.setOffline(true);
  await expect(screen.getByText(/Nincs kapcsolat/)).toBeVisible({ timeout: 15_000 });
  await expect(screen.getByRole('region', { name: 'Következik' })).toContainText('3');
  await context.setOffline(false);
  await expect(screen.getByText(/Nincs kapcsolat/)).toHaveCount(0, { timeout: 15_000 });
});
