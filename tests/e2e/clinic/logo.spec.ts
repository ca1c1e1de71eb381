import { expect } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { drawLogo } from '#tests/support/data/logo.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { test } from '#tests/support/e2e/demo-test.ts';
import { STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';

const MAX_PICTURE_BYTES = 4000;
const LOGO = 'img[src*="/media/logos/"]';

test('a logo is drafted, seen by patients once it is published, and removed', async ({
  page,
  country,
  browser,
}) => {
  const { api } = await country.backend();
  const [city] = (await api.cities({})).results;
  const { results } = await api.clinics({ city: city?.id ?? 0, limit: 1 });
  const { id, slug } = results[0] ?? { id: 0, slug: '' };
  await page.goto(`${country.originOf('operator')}/clinics/${id}/content`);
  await staffForm(page).signInWithPasskey('account_manager', STAFF_PASSWORD);
  const clinics = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Klinikák' }),
  });
  await expect(clinics.getByText('Nincs logó')).toBeVisible();
  await clinics.getByRole('link').first().click();

  const choose = page.getByLabel('Válasszon képet');
  const save = page.getByRole('button', { name: 'Logó mentése vázlatként' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await choose.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Mentse a képet PNG-ként');
  const buffer = await drawLogo(1200, 300).png().toBuffer();
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await save.click();
  await expect(page.getByText('Vázlat: account_manager')).toBeVisible();
  await expect(page.locator(LOGO)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: '← Adatlapok tartalma' }).click();

  const draft = page.getByRole('listitem').filter({ hasText: 'Logó' });
  await expect(draft.locator(LOGO)).toBeVisible();
  await expectAccessible(page);
  const patient = await browser.newPage({ locale: 'hu-HU' });
  const profile = country.originOf() + paths.clinic(city?.slug ?? '', slug);
  await patient.goto(profile);
  await expect(patient.locator(LOGO)).toHaveCount(0);

  await draft.getByRole('link', { name: 'Előnézet' }).click();
  await expect(page.frameLocator('iframe').locator(LOGO)).toBeVisible();
  await page.getByRole('link', { name: '←' }).click();
  await page.getByRole('link', { name: '← Adatlapok tartalma' }).click();
  const publish = page.getByRole('button', { name: 'Vázlatok közzététele: 1' });
  await publish.click();
  await expect(page.getByText('Közzétéve: 1')).toBeVisible();
  const bytes: Promise<number>[] = [];
  patient.on('requestfinished', (request) => {
    if (!request.url().includes('/media/logos/')) return;
    bytes.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await expect(async () => {
    await patient.reload();
    await expect(patient.locator(LOGO)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const logo = patient.locator(LOGO);
  await expect(logo).toHaveJSProperty('complete', true);
  await expect(logo).toHaveAttribute('alt', '');
  expect(await logo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  for (const size of await Promise.all(bytes)) expect(size).toBeLessThan(MAX_PICTURE_BYTES);
  const data = await patient.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"logo":"${country.originOf()}/media/logos/`);
  await expectAccessible(patient);
  await patient.goto(country.originOf() + paths.clinics(city?.slug ?? ''));
  await expect(patient.locator(LOGO).first()).toBeVisible();

  await clinics.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Logó eltávolítása' }).click();
  await expect(page.getByText('Vázlat logó nélkül')).toBeVisible();
  await page.getByRole('link', { name: '← Adatlapok tartalma' }).click();
  await publish.click();
  await expect(page.getByText('Közzétéve: 1')).toBeVisible();
  await expect(async () => {
    await patient.goto(profile);
    await expect(patient.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(patient.locator(LOGO)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await patient.close();
});
