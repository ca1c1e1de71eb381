import { expect } from '@playwright/test';
import { head } from '#tests/support/data/photograph.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { test } from '#tests/support/e2e/demo-test.ts';
import { STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';
import { phone } from '#tests/support/e2e/test.ts';

const MAX_PICTURE_BYTES = 4000;

test('a photograph uploaded in the console is on the pages of patients, and can be deleted', async ({
  browser,
  page,
  country,
}) => {
  const { api } = await country.backend();
  const { specialty, city, list: path } = await findSpecialty(api);
  const { results } = await api.doctors({ city: city.id, service: String(specialty.id), limit: 1 });
  const { id, slug, name } = results[0] ?? { id: 0, slug: '', name: '' };
  const [branch] = (await api.doctor({ slug })).clinic_branches;
  await page.goto(`${country.originOf('operator')}/clinics/${branch?.clinic}/doctors/${id}`);
  await staffForm(page).signInWithPasskey('account_manager', STAFF_PASSWORD);
  await page.getByLabel('Válasszon képet').setInputFiles({
    name: 'anna.jpg',
    mimeType: 'image/jpeg',
    buffer: await head(900, 1200).jpeg().toBuffer(),
  });
  const save = page.getByRole('button', { name: 'Fénykép mentése' });
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Az orvos hozzájárult').check();
  await save.click();
  await expect(page.getByText('A hozzájárulást rögzítette: account_manager')).toBeVisible();
  await expectAccessible(page);

  const patients = await browser.newContext({ ...phone, locale: 'hu-HU' });
  const list = await patients.newPage();
  const pictures: Promise<[url: string, bytes: number]>[] = [];
  list.on('requestfinished', (request) => {
    if (!request.url().includes('/portraits/')) return;
    pictures.push(
      request
        .sizes()
        .then((sizes) => [
          new URL(request.url()).pathname,
          sizes.responseBodySize + sizes.responseHeadersSize,
        ]),
    );
  });
  await list.goto(country.originOf() + path);
  const card = list.getByRole('article').filter({ hasText: name }).first();
  const image = card.locator('img').first();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((each: HTMLImageElement) => [each.width, each.height])).toEqual([
    64, 64,
  ]);
  const loaded = await Promise.all(pictures);
  expect(loaded.map(([url]) => url)).toEqual([expect.stringMatching(/-192\.avif$/)]);
  expect(loaded[0]?.[1]).toBeLessThan(MAX_PICTURE_BYTES);

  await page.getByRole('button', { name: 'Fénykép törlése' }).click();
  await expect(page.getByText('A hozzájárulást rögzítette')).toBeHidden();
  await list.goto(`${country.originOf()}/doctor/${slug}`);
  await expect(list.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(list.locator('img[src*="/portraits/"]')).toHaveCount(0);
  await patients.close();
});
