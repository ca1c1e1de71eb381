import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';
import { serveDesk, type ServedCountry } from '#tests/support/e2e/serve-country.ts';

const PASSWORD = 'correct horse battery staple';

let country: ServedCountry;
test.beforeEach(async () => {
  country = await serveDesk(PASSWORD);
});
test.afterEach(() => country.stop());

test.use({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  contextOptions: { reducedMotion: 'reduce' },
});

test('a receptionist says that a doctor is running late, and on time again', async ({ page }) => {
  await openDesk(page, country.originOf('cabinet'), PASSWORD);
  await page.getByRole('button', { name: 'Késés: Nagy Anna', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('két órán belül várunk');
  await expectAccessible(page);
  await page.getByRole('button', { name: '20 perc', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const late = page.getByRole('button', { name: 'kb. 20 perc késés: Nagy Anna' });
  await expect(late).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await late.click();
  await expect(
    page.getByRole('button', { name: '20 perc', exact: true, pressed: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Már nem késik' }).click();
  await expect(page.getByRole('button', { name: 'Késés: Nagy Anna', exact: true })).toBeVisible();

  // Nothing can be said about other days.
  await page.keyboard.press(']');
  await expect(page.getByText('Nagy Anna').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Késés: Nagy Anna', exact: true })).toHaveCount(0);
});
