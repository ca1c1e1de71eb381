import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { test } from '#tests/support/e2e/demo-test.ts';
import { STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';

test('prices are typed and pasted, and patients see them', async ({ page, country, browser }) => {
  const { api } = await country.backend();
  const { specialty, city } = await findSpecialty(api);
  const { results } = await api.doctors({
    city: city.id,
    service: String(specialty.id),
    limit: 1,
  });
  const doctor = await api.doctor({ slug: results[0]?.slug ?? '' });
  await page.goto(
    `${country.originOf('operator')}/clinics/${doctor.clinic_branches[0]?.clinic}/prices`,
  );
  await staffForm(page).signInWithPasskey('account_manager', STAFF_PASSWORD);
  const cells = page.getByRole('textbox', { name: doctor.name });
  const first = cells.first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Árak mentése' });

  // A price is in plain digits while it is edited.
  await first.focus();
  const before = Number(await first.inputValue());
  await first.fill('ingyen');
  await expect(page.getByText('Nem értelmezhető ár: 1')).toBeVisible();
  await expect(save).toBeDisabled();
  await first.fill(String(before * 3));
  await expect(page.getByText('50%-nál nagyobb eltérés: 1')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Ezek az árak helyesek').check();
  await expectAccessible(page);
  await expect(save).toBeEnabled();

  const price = before + 111;
  await first.focus();
  await first.evaluate((input: HTMLInputElement, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', options));
  }, `${price} Ft\t\r\n`);
  await expect(first).toHaveValue(`${price} Ft`);

  const patient = await (await browser.newContext({ locale: 'hu-HU' })).newPage();
  const profile = `${country.originOf()}/doctor/${doctor.slug}`;
  const shown = () =>
    patient.request.get(profile.replace('hu.localhost', '127.0.0.1'), {
      headers: { host: 'hu.localhost' },
    });
  const text = new Intl.NumberFormat('hu').format(price).replace(/\s/g, '.');
  const isShown = async () => new RegExp(text).test(await (await shown()).text());
  expect(await isShown(), 'before').toBe(false);
  await save.click();
  await expect(page.getByText(/^Mentett árak: /)).toBeVisible();
  await expect.poll(isShown, { intervals: [20] }).toBe(true);
  await first.focus();
  await expect(page.getByText(/Utolsó módosítás: .*, account_manager\./)).toBeVisible();
  await patient.context().close();
});
