import type { Locator } from '@playwright/test';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'hu' });

function namesOn(list: Locator): Promise<string[]> {
  return list.getByRole('heading', { level: 2 }).allInnerTexts();
}

test('a district filters the list and is in the URL', async ({ page, backend, t }) => {
  const { list: path, specialty, city } = await findSpecialty(backend.api);
  const areas = (await backend.api.cityAreas({ city: city.id })).results;
  const counted = await Promise.all(
    areas.map(async (area) => {
      const { count } = await backend.api.doctors({
        city: city.id,
        city_area: area.id,
        service: String(specialty.id),
        limit: 1,
      });
      return { area, count };
    }),
  );
  const found = counted.find(({ count }) => count > 0 && count < 8);
  const empty = counted.find(({ count }) => count === 0);
  if (found === undefined || empty === undefined) throw new Error('The demo data has no such area');
  const district = page.getByRole('combobox', { name: t.doctors('area.label') });
  const cards = page
    .getByRole('list', { name: t.doctors('list.label'), exact: true })
    .getByRole('article');

  // A choice before hydration would be lost.
  await page.goto(path);
  await expect(cards).toHaveCount(8);
  await district.selectOption(found.area.name);
  await expect(page).toHaveURL(`${path}?city_area=${found.area.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(found.area.name);
  await expect(cards).toHaveCount(found.count);
  await page.reload();
  await expect(district).toHaveValue(found.area.slug);
  await expect(cards).toHaveCount(found.count);

  await district.selectOption(empty.area.name);
  await expect(page.getByRole('heading', { name: t.doctors('empty.title') })).toBeVisible();
  await page.getByRole('link', { name: t.doctors('empty.area') }).click();
  await expect(page).toHaveURL(path);
  await expect(cards).toHaveCount(8);
});

test('the order is in the URL, and Back from a doctor restores the list', async ({
  page,
  backend,
  t,
}) => {
  const { list: path, specialty, city } = await findSpecialty(backend.api);
  const byPrice = await backend.api.doctors({
    city: city.id,
    service: String(specialty.id),
    ordering: 'price',
    limit: 16,
  });
  const names = byPrice.results.map(({ name }) => name);
  const list = page.getByRole('list', { name: t.doctors('list.label'), exact: true });

  // A choice before hydration would be lost.
  await page.goto(path);
  await page.getByRole('combobox', { name: t.doctors('sort.label') }).selectOption('price');
  await expect(page).toHaveURL(`${path}?sort=price`);
  await expect.poll(() => namesOn(list)).toEqual(names.slice(0, 8));
  await list.getByRole('article').nth(5).scrollIntoViewIfNeeded();
  await expect.poll(() => namesOn(list)).toEqual(names);

  const tenthDoctor = list.getByRole('heading', { name: names[9] ?? '', exact: true });
  await tenthDoctor.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: names[9] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${path}?sort=price`);
  await expect(tenthDoctor).toBeInViewport();
  await expect.poll(() => namesOn(list)).toEqual(names);
  const sort = page.getByRole('combobox', { name: t.doctors('sort.label') });
  await expect(sort.first()).toHaveValue('price');
});

test('another city shows the same specialty', async ({ page, backend, t }) => {
  const { specialty } = await findSpecialty(backend.api);
  const city = page.getByRole('button', { name: t.common('city.label') });

  await page.goto(`/doctors/budapest/${specialty.slug}?sort=rating&city_area=v-kerulet`);
  await city.click();
  await page.getByRole('menuitem', { name: 'Debrecen' }).click();
  await page.getByRole('menuitem', { name: t.common('city.allDistricts') }).click();
  await expect(page).toHaveURL(`/doctors/debrecen/${specialty.slug}?sort=rating`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Debrecen');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t.common('toHome') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(city).toContainText('Debrecen');
  await page.reload();
  await expect(city).toContainText('Debrecen');
});
