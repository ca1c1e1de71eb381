import { expect } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';

test.use({ deskDay: 'reviews' });

const REPLY = 'Köszönjük a visszajelzést, továbbítottuk a munkatársainknak.';

test('a reply of a clinic is read by an operator and then seen by patients', async ({
  page,
  browser,
  country,
}) => {
  await page.goto(`${country.originOf('cabinet')}/reviews`);
  await staffForm(page).signInWithPasskey('manager', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Értékelések', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Válasz:/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Válasz' });
  await dialog.getByLabel('A válasz nyelve').selectOption({ label: 'magyar' });
  await text.fill('Köszönjük, hogy nálunk járt november 12-én.');
  await expect(dialog.getByRole('alert')).toContainText('nálunk járt');
  await expect(dialog.getByRole('alert')).toContainText('november 12');
  await expectAccessible(page);
  await text.press('Shift+Tab');
  await dialog.getByRole('button', { name: 'Köszönet' }).press('Enter');
  await expect(text).toHaveValue(REPLY);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Küldés' }).press('Enter');
  await expect(page.getByText('A válasz ellenőrzésre vár')).toBeVisible();

  const console = await browser.newPage({ locale: 'hu-HU' });
  await console.goto(`${country.originOf('operator')}/reviews`);
  await staffForm(console).signInWithPasskey('operator', STAFF_PASSWORD);
  const item = console.getByRole('article');
  await expect(item).toBeVisible();
  await console.keyboard.press('j');
  await expect(item.getByText(REPLY)).toBeVisible();
  await expectAccessible(console);
  const patient = await browser.newPage({ locale: 'hu-HU' });
  const profile = country.originOf() + paths.doctor('nagy-anna');
  await patient.goto(profile);
  await expect(patient.locator('#reviews')).toBeVisible();
  await expect(patient.getByText(REPLY)).toHaveCount(0);
  await console.keyboard.press('p');
  await expect(console.getByText('Közzétéve')).toBeVisible();

  await expect(async () => {
    await patient.goto(profile);
    await expect(patient.getByText(REPLY)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectAccessible(patient);
  await console.close();
  await patient.close();
});
