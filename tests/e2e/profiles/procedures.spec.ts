import type { Page } from '@playwright/test';
import { formatMoney } from '#shared/domain/money.ts';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { layoutShift, MAX_SHIFT } from '#tests/support/e2e/checks/layout-shift.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE, SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/** Returns the largest city with its procedures, by category. */
async function proceduresOf({ api }: Backend) {
  const [city] = (await api.cities()).results;
  if (city === undefined) throw new Error('The country has no city');
  const categories = (await api.serviceCategories({ city: city.id, limit: 'none' })).results;
  const procedures = categories.flatMap((category) => category.procedures);
  const priced = procedures.find(({ min_price: price }) => price !== null);
  if (typeof priced?.min_price !== 'number') throw new Error('No procedure has a price');
  const { currency } = await api.settings();
  return { city, categories, procedures, one: priced, price: priced.min_price, currency };
}

/** Returns the links to all procedures, and to one of them. */
function linksOf(page: Page, city: { slug: string }) {
  const all = page.getByRole('main').locator(`a[href*="/doctors/${city.slug}/"]`);
  return {
    all,
    of: ({ slug }: { slug: string }) =>
      page.getByRole('main').locator(`a[href$="${paths.doctors(city.slug, slug)}"]`),
  };
}

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('lists all procedures from A to Z with prices and numbers of doctors', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { city, procedures, one, price, currency } = await proceduresOf(backend);
      await page.goto(href(paths.procedures(city.slug)));
      const { all, of } = linksOf(page, city);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.procedures('heading', { where: city.locative_name }),
      );
      await expect(all).toHaveCount(procedures.length);
      await expect(of(one)).toContainText(one.name);
      await expect(of(one)).toContainText(t.procedures('doctors', { count: one.doctors_count }));
      await expect(of(one)).toContainText(formatMoney(price, currency, language));
      await expectNoOverflow(page);
      await expectAccessible(page);
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  });
}

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('filters procedures by name while typing, and Back removes the filter', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { city, procedures, one } = await proceduresOf(backend);
      await page.goto(href(paths.procedures(city.slug)));
      const { all, of } = linksOf(page, city);
      const field = page.getByRole('searchbox', { name: t.procedures('filter.name') });
      await field.fill(one.name.toUpperCase());
      await expect(page).toHaveURL(/\?search=/);
      await expect(of(one)).toBeVisible();
      await expect(all).not.toHaveCount(procedures.length);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

      await of(one).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(one.name);
      await page.goBack();
      await expect(field).toHaveValue(one.name.toUpperCase());
      await expect(of(one)).toBeVisible();

      await field.fill('qqqq');
      await expect(
        page.getByRole('heading', { name: t.procedures('filter.none', { name: 'qqqq' }) }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t.procedures('filter.all') }).click();
      await expect(all).toHaveCount(procedures.length);
      await expect(field).toBeFocused();
      await expect(page).toHaveURL(href(paths.procedures(city.slug)));
    });

    test('opens a procedure that is pressed right after typing', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { city, one } = await proceduresOf(backend);
      await page.clock.install();
      await page.goto(href(paths.procedures(city.slug)));
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route(/\/api\/v1\/doctors\//, async (route) => {
        await released;
        await route.continue();
      });
      await page.getByRole('searchbox', { name: t.procedures('filter.name') }).fill(one.name);
      await linksOf(page, city).of(one).click();
      await page.clock.fastForward(1000);
      release(undefined);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(one.name);
    });

    test('links to every letter and category, and hides the categories while filtering', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { city, categories, one } = await proceduresOf(backend);
      await page.goto(href(paths.procedures(city.slug)));
      const letters = page.getByRole('navigation', { name: t.procedures('letters') });
      const tiles = page.getByRole('navigation', { name: t.procedures('categories') });
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(letters.getByRole('link')).toHaveText(await headings.allTextContents());
      await expect(tiles.getByRole('link')).toHaveCount(categories.length);

      await letters.getByRole('link').last().click();
      await expect(headings.last()).toBeInViewport();
      await expect(letters).toBeInViewport();

      await page.getByRole('searchbox', { name: t.procedures('filter.name') }).fill(one.name);
      await expect(tiles).toBeHidden();
      await expect(page).toHaveURL(/\?search=/);
      await page.getByRole('button', { name: t.procedures('filter.clear') }).click();
      await expect(page).not.toHaveURL(/search=/);
      await tiles.getByRole('link').last().click();
      await expect(
        page.getByRole('heading', { name: categories.at(-1)?.name ?? '', level: 2 }),
      ).toBeInViewport();
    });

    test('lists procedures by category with links to each category', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { city, categories, procedures } = await proceduresOf(backend);
      await page.goto(href(paths.procedures(city.slug)));
      await page.getByRole('link', { name: t.procedures('view.byCategory'), exact: true }).click();
      await expect(page).toHaveURL(href(paths.procedureCategories(city.slug)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.procedures('headingByCategory', { where: city.locative_name }),
      );
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings).toHaveText(categories.map((category) => category.name));
      await expect(linksOf(page, city).all).toHaveCount(procedures.length);

      const last = categories.at(-1);
      await page
        .getByRole('navigation', { name: t.procedures('categories') })
        .getByRole('link', { name: last?.name ?? '' })
        .click();
      await expect(
        page.getByRole('heading', { name: last?.name ?? '', level: 2 }),
      ).toBeInViewport();
      await expectNoOverflow(page);
      await expectAccessible(page);

      await page.reload();
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  });
}

test('a procedure links to its doctors, and they link back to all procedures', async ({
  page,
  backend,
  t,
}) => {
  const { city, one } = await proceduresOf(backend);
  await page.goto(paths.procedureCategories(city.slug));
  await linksOf(page, city).of(one).click();
  await expect(page).toHaveURL(paths.doctors(city.slug, one.slug));
  const trail = page.getByRole('navigation', { name: t.common('breadcrumbs.label') });
  await trail.getByRole('link', { name: t.doctors('allProcedures') }).click();
  await expect(page).toHaveURL(paths.procedures(city.slug));
});

test('JSON-LD lists the procedures in their order', async ({ page, backend }) => {
  const { city, procedures, categories } = await proceduresOf(backend);
  for (const path of [paths.procedures(city.slug), paths.procedureCategories(city.slug)]) {
    await page.goto(path);
    const items = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
    const list = items.find((item) => item['@type'] === 'ItemList');
    expect(list.numberOfItems).toBe(procedures.length);
    expect(items.map((item) => item['@type'])).toContain('BreadcrumbList');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.locator('link[rel="alternate"][hreflang="en-HU"]')).toHaveAttribute(
      'href',
      new RegExp(`/en${path}$`),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    if (path.endsWith('categories')) {
      expect(list.itemListElement[0].name).toBe(categories[0]?.procedures[0]?.name);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ country: 'ro', javaScriptEnabled: false });

  test('without scripts, shows and searches procedures', async ({
    page,
    backend,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    const { city, one, procedures } = await proceduresOf(backend);
    await page.goto(paths.procedures(city.slug));
    const { all, of } = linksOf(page, city);
    await expect(all).toHaveCount(procedures.length);
    const letters = page.getByRole('navigation', { name: t.procedures('letters') });
    await letters.getByRole('link').last().click();
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.last()).toBeInViewport();
    await page.getByRole('searchbox', { name: t.procedures('filter.name') }).fill(one.name);
    await page.getByRole('button', { name: t.procedures('filter.submit') }).click();
    await expect(page).toHaveURL(/search=/);
    await expect(of(one)).toBeVisible();
    await expect(all).not.toHaveCount(procedures.length);
    await of(one).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(one.name);
  });
});

test.describe('in Kazakh', () => {
  test.use({ country: 'kz', language: 'kk' });

  // Browsers lack the Kazakh collation; sorting there would break hydration.
  test('in Kazakh, sorts by the alphabet on the server', async ({ page, backend, href }) => {
    const { city } = await proceduresOf(backend);
    const query = { city: city.id, type: 'procedure', limit: 'none' } as const;
    const names = (await backend.api.services(query)).results.map(({ name }) => name);
    await page.goto(href(paths.procedures(city.slug)));
    const shown = linksOf(page, city).all.locator('span:first-child');
    expect(await shown.allInnerTexts()).toEqual(names);
  });
});
