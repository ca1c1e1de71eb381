import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expectBottomSheet } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WEEK_SECONDS = 7 * 24 * 60 * 60;

test.describe('in Hungary', () => {
  test.use({ country: 'hu', language: 'hu' });

  test('in Hungary, districts open on hover, sorted by number', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    await page.goto(href(list));
    await page.getByRole('button', { name: t.common('city.label') }).click();
    const budapest = page.getByRole('menuitem', { name: 'Budapest', exact: true });
    const districts = page.getByRole('menu', { name: 'Budapest' }).getByRole('menuitem');
    await budapest.hover();
    await expect(districts.first()).toHaveText(t.common('city.allDistricts'));
    await expect(districts).toHaveCount(24);
    expect((await districts.allInnerTexts()).slice(4, 11)).toEqual([
      'IV. kerület',
      'V. kerület',
      'VI. kerület',
      'VII. kerület',
      'VIII. kerület',
      'IX. kerület',
      'X. kerület',
    ]);
    await expectAccessible(page);
  });

  test('in Hungary, a district filters the list, and "all" removes the filter', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    const city = page.getByRole('button', { name: t.common('city.label') });
    await page.goto(href(`${list}?sort=price`));
    await city.focus();
    await page.keyboard.press('Enter');
    const budapest = page.getByRole('menuitem', { name: 'Budapest', exact: true });
    await expect(budapest).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const all = page.getByRole('menuitem', { name: t.common('city.allDistricts') });
    const second = page.getByRole('menuitem', { name: 'II. kerület', exact: true });
    await expect(all).toBeFocused();
    await expect(second).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href(`${list}?sort=price&city_area=ii-kerulet`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('II. kerület');
    await city.click();
    await budapest.click();
    await expect(second).toBeFocused();
    await all.click();
    await expect(page).toHaveURL(href(`${list}?sort=price`));
  });

  test('in Hungary, stores the chosen city for a week', async ({ page, context, href, t }) => {
    await page.goto(href('/'));
    const city = page.getByRole('button', { name: t.common('city.label') });
    await city.click();
    await page.getByRole('menuitem', { name: 'Szeged', exact: true }).click();
    await page.getByRole('menuitem', { name: t.common('city.allDistricts') }).click();
    await expect(city).toContainText('Szeged');
    const chosen = async () => (await context.cookies()).find(({ name }) => name === 'city-slug');
    await expect.poll(chosen).toMatchObject({ value: 'szeged', path: '/' });
    const cookie = await chosen();
    const left = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.round(left / 60)).toBe(WEEK_SECONDS / 60);
  });
});

test.describe('on a phone', () => {
  test.use({ country: 'hu', language: 'hu', ...phone });

  test('on a phone, one tap in a sheet chooses a city', async ({ page, href, t }) => {
    await page.goto(href('/'));
    const city = page.getByRole('button', { name: t.common('city.label') });
    await city.tap();
    const sheet = page.getByRole('dialog', { name: t.common('city.choose') });
    await expectBottomSheet(sheet);
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await city.tap();
    await sheet.getByRole('button', { name: 'Debrecen' }).tap();
    await expect(sheet).toBeHidden();
    await expect(city).toContainText('Debrecen');
    await expect(page).toHaveURL(href('/'));
  });
});

test.describe('in Dubai', () => {
  test.use({ country: 'ae', language: 'ru' });

  test('in Dubai, a district leads to the lists on a page without districts', async ({
    page,
    backend,
    reserve,
    href,
    t,
  }) => {
    const { doctor } = await reserve.card(() => true);
    const area = (await backend.api.cityAreas({ city: 10 })).results[0];
    await page.goto(href(`/doctor/${doctor.slug}`));
    await page.getByRole('button', { name: t.common('city.label') }).click();
    await page.getByRole('menuitem', { name: 'Дубай', exact: true }).click();
    await page.getByRole('menuitem', { name: area?.name ?? '', exact: true }).click();
    await expect(page).toHaveURL(href(`/?city_area=${area?.slug}`).replace('/ru/?', '/ru?'));
    await expect(page.getByRole('main')).toContainText(
      t.home('specialties.inArea', { city: 'Дубай', where: 'в Дубае', area: area?.name ?? '' }),
    );
    await page.getByRole('main').locator('a[href*="city_area="]').first().click();
    await expect(page).toHaveURL(new RegExp(`city_area=${area?.slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(area?.name ?? '');
  });
});
