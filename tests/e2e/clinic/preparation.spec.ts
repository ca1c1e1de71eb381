import { expect } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';

test.use({ deskDay: 'reviews' });

const FASTING = 'Az időpont előtt 8 órán át ne egyen.';

test('a manager asks patients to fast, who read it on the appointment page, also offline', async ({
  page,
  browser,
  country,
}) => {
  await page.goto(`${country.originOf('cabinet')}/preparations`);
  await staffForm(page).signInWithPasskey('manager', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Felkészülés', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cardiologist', exact: true }).first().click();
  const hours = page.getByLabel('Előtte ne egyen (óra)');
  const save = page.getByRole('button', { name: 'Mentés' });
  await hours.fill('100');
  await save.click();
  await expect(page.getByText('Adjon meg egy egész számot 1 és 72 között')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await hours.fill('8');
  await page.getByLabel('Kísérővel').check();
  await expectAccessible(page);
  await save.click();
  const row = page.getByRole('listitem').filter({ hasText: 'Előtte ne egyen (óra): 8' });
  await expect(row.getByText('Saját felkészülés')).toBeVisible();

  const { api, book } = await country.backend();
  const day = { doctor: String(ids.doctor), service: String(ids.cardiologist) };
  const slot = await api.nearestSlot(day);
  const { id, hash } = await book({
    client_name: 'Anna',
    client_surname: 'Próba',
    client_phone: '+36201234599',
    doctor_service: slot?.doctor_service ?? 0,
    slot: slot?.id ?? 0,
    consents: ['personal_data'],
  });
  const patient = await browser.newPage({ locale: 'hu-HU' });
  for (const path of [paths.appointment(id, hash), paths.appointmentCopy(id, hash)]) {
    await patient.goto(country.originOf() + path);
    await expect(patient.getByRole('heading', { name: 'Hogyan készüljön' })).toBeVisible();
    await expect(patient.getByRole('listitem').filter({ hasText: FASTING })).toBeVisible();
    await expectAccessible(patient);
  }
  await patient.close();

  await page.getByRole('link', { name: 'Mai nap' }).click();
  await page.getByRole('button', { name: /^Foglalás: / }).click();
  await expect(page.getByText('Mondja el a páciensnek')).toBeVisible();
  await expect(page.getByText(FASTING)).toBeVisible();
});
