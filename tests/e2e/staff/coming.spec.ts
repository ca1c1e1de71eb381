import { expect, test } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { ASKED_VISIT, ASKED_VISIT_ID } from '#tests/support/data/asked-visit.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';
import { serveDesk, type ServedCountry } from '#tests/support/e2e/serve-country.ts';

const PASSWORD = 'correct horse battery staple';

let country: ServedCountry;
test.beforeEach(async () => {
  country = await serveDesk(PASSWORD, 'asked');
});
test.afterEach(() => country.stop());

test.use({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  contextOptions: { reducedMotion: 'reduce' },
});

test('a patient answers that they are coming, and the desk sees it', async ({ page, context }) => {
  test.setTimeout(60_000);
  const patient = await context.newPage();
  await patient.goto(country.originOf() + paths.appointment(ASKED_VISIT_ID, ASKED_VISIT.hash));
  await expect(patient.getByRole('heading', { name: 'El tud jönni?' })).toBeVisible();
  await expectAccessible(patient);

  // The way out is the cancellation, which asks again.
  await patient.getByRole('button', { name: 'Nem tudok elmenni' }).click();
  await expect(patient.getByRole('dialog')).toContainText('Lemondja az időpontot?');
  await patient.getByRole('button', { name: 'Megtartom az időpontot' }).click();
  await expect(patient.getByRole('dialog')).toHaveCount(0);

  await patient.getByRole('button', { name: 'Ott leszek' }).click();
  await expect(patient.getByText('Jelezte a rendelőnek, hogy ott lesz.')).toBeVisible();
  await expect(patient.getByRole('heading', { name: 'El tud jönni?' })).toHaveCount(0);
  await expect(patient.locator(':focus')).toHaveText('Jelezte a rendelőnek, hogy ott lesz.');
  await expectAccessible(patient);
  await patient.reload();
  await expect(patient.getByText('Jelezte a rendelőnek, hogy ott lesz.')).toBeVisible();

  await openDesk(page, country.originOf('cabinet'), PASSWORD);
  await page.getByRole('button', { name: 'Lista' }).click();
  await page.keyboard.press(']');
  await expect(page.getByRole('row', { name: /Próba Kata/ })).toContainText('jelezte, hogy jön');
  await expectAccessible(page);
});
