import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { EXPECTED, MOVING, nameOf } from '#tests/support/data/desk/morning.ts';
import { openDesk, appointmentsOf } from '#tests/support/e2e/page-objects/desk.ts';

test.use({ deskDay: 'morning' });
test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await expect(page.getByRole('button', { name: 'Foglalás: 09:00' })).toBeVisible();
});

test('an appointment is moved to another day by keys, and found there', async ({ page }) => {
  const [patient] = MOVING;
  await page.keyboard.type(patient.phone.slice(-4));
  await expect(page.getByRole('dialog').getByText(/13:30/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: nameOf(patient) })).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press(']');
  await expect(page.getByText(`Válassza ki ${nameOf(patient)} új időpontját`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Áthelyezés ide: 08:00' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('08:30');
  await page.keyboard.press('Enter');
  await expect(appointmentsOf(page, nameOf(patient))).toContainText('08:30');
  await expect(page.getByRole('region', { name: nameOf(patient) })).toContainText('nov. 24.');

  // Back today, the search opens the appointment on its day.
  await page.keyboard.press('t');
  await expect(appointmentsOf(page, nameOf(patient))).toHaveCount(0);
  await page.keyboard.type(patient.phone.slice(-4));
  await expect(page.getByRole('dialog').getByText(/08:30/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: nameOf(patient) })).toBeVisible();
  await expect(appointmentsOf(page, nameOf(patient))).toContainText('08:30');
});

test('a step is undone after another day was looked at', async ({ page }) => {
  const [patient] = EXPECTED;
  await page.keyboard.type(patient.phone.slice(-4));
  await expect(page.getByRole('dialog').getByText(/08:30/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: nameOf(patient) })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Várakozik: 1' })).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByRole('button', { name: 'Foglalás: 08:00' })).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Várakozik: 0' })).toBeVisible();
});

test('Enter that is pressed before the search has answered waits for the answer', async ({
  page,
}) => {
  const [patient] = EXPECTED;
  const answer = Promise.withResolvers<void>();
  await page.route(/\/patient-searches\//, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const end = patient.phone.slice(-4);
  const asked = page.waitForRequest((request) => request.postData()?.includes(end) === true);
  await page.keyboard.type(end);
  await page.keyboard.press('Enter');
  await asked;
  answer.resolve();
  await expect(page.getByRole('heading', { name: nameOf(patient) })).toBeVisible();
});
