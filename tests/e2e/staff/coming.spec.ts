import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { paths } from '#shared/paths.ts';
import {
  ASKED_APPOINTMENT,
  ASKED_APPOINTMENT_ID,
} from '#tests/support/data/desk/asked-appointment.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';

test.use({ deskDay: 'asked' });

test('a patient answers that they are coming, and the desk sees it', async ({
  page,
  context,
  country,
}) => {
  const patient = await context.newPage();
  await patient.goto(
    country.originOf() + paths.appointment(ASKED_APPOINTMENT_ID, ASKED_APPOINTMENT.hash),
  );
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

  await openDesk(page, country);
  await page.getByRole('button', { name: 'Lista' }).click();
  await page.keyboard.press(']');
  await expect(page.getByRole('row', { name: /Próba Kata/ })).toContainText('jelezte, hogy jön');
  await expectAccessible(page);
});
