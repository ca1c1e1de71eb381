import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { TOMORROW } from '#tests/support/e2e/data/today.ts';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';

test.use({ deskDay: 'admin' });

test('a clinic gives a doctor a day off, and patients no longer see its times', async ({
  page,
  country,
}) => {
  const { api } = await country.backend();
  const freeTimes = async () => {
    const range = { date_from: TOMORROW, date_to: TOMORROW };
    return (await api.slots({ doctor: '1', service: '1', ...range })).results.length;
  };
  expect(await freeTimes()).toBeGreaterThan(0);

  await page.goto(`${country.originOf('cabinet')}/schedules`);
  await staffForm(page).signInWithPasskey('admin', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Rendelési idő', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nagy Anna' }).click();
  await expect(page.getByRole('heading', { name: 'Heti rendelési idő' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Első nap' }).last().fill(TOMORROW);
  await page.getByRole('button', { name: 'Hozzáadás' }).click();
  await expect(page.getByText('Elmentettük')).toBeVisible();
  await expect.poll(freeTimes).toBe(0);
});
