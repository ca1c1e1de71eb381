import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { bookAppointment } from '#tests/support/e2e/data/book-appointment.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveDemoCountry, type ServedCountry } from '#tests/support/e2e/serve-country.ts';

const PASSWORD = 'correct horse battery staple';
const PHONE = '+36201244321';

let country: ServedCountry;
test.beforeAll(async ({ browser }) => {
  // Creates a database and loads the demo data.
  country = await serveDemoCountry(browser, PASSWORD);
});
test.afterAll(() => country.stop());

test.use({ locale: 'hu-HU', contextOptions: { reducedMotion: 'reduce' } });

async function openErasures(page: Page, role: string): Promise<void> {
  await page.goto(`${country.originOf('operator')}/erasures`);
  await staffForm(page).signInWithPasskey(role, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adattörlés');
}

test('an operator prepares an erasure, a manager confirms it, and the link of the patient is dead', async ({
  browser,
}) => {
  const { appointment, path } = await bookAppointment(await country.backend(), { phone: PHONE });
  const link = country.originOf() + path;
  const operator = await browser.newPage();
  const manager = await browser.newPage();
  const request = (page: Page) =>
    page.getByRole('heading', { name: `${appointment.id}. számú foglalás páciense` });

  await openErasures(operator, 'operator');
  await operator.getByLabel('A foglalás száma').fill(String(appointment.id));
  await operator.getByLabel('A telefonszám utolsó négy számjegye').fill(PHONE.slice(-4));
  await operator.getByRole('button', { name: 'Törlés előkészítése' }).click();
  await expect(request(operator)).toBeVisible();
  await expect(operator.getByText('1 közelgő időpontot is lemondunk')).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Páciens adatainak törlése' })).toHaveCount(0);
  await expectAccessible(operator);

  await manager.setViewportSize({ width: 320, height: 700 });
  await openErasures(manager, 'operator_manager');
  await expect(request(manager)).toBeVisible();
  await expectNoOverflow(manager);
  await manager.getByRole('button', { name: 'Páciens adatainak törlése' }).click();
  await expectAccessible(manager);
  await manager.getByRole('dialog').getByRole('button', { name: 'Törlés', exact: true }).click();
  await expect(manager.getByText('Jóváhagyta: operator_manager')).toBeVisible();
  await expectAccessible(manager);

  const patient = await browser.newPage();
  expect((await patient.goto(link))?.status()).toBe(404);
});
