import type { Page } from '@playwright/test';
import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { formatScore } from '#shared/domain/catalogue/ratings/rating.ts';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { layoutShift, MAX_SHIFT } from '#tests/support/e2e/checks/layout-shift.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE, SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

/** Returns the largest city and its clinics in the order of the list. */
async function clinicsOf({ api }: Backend, query = {}) {
  const [city] = (await api.cities()).results;
  if (city === undefined) throw new Error('The country has no city');
  const { results } = await api.clinics({ city: city.id, limit: 100, ...query });
  const names = results.map(({ name }) => name);
  return { city, path: paths.clinics(city.slug), clinics: results, names };
}

function listOf(page: Page, t: Texts) {
  const cards = page.getByRole('list', { name: t.clinics('list.label') }).getByRole('article');
  return {
    cards,
    titles: cards.getByRole('heading', { level: 2 }),
    name: page.getByRole('searchbox', { name: t.clinics('filters.search') }),
    form: page.getByRole('search', { name: t.clinics('filters.label') }),
    card: (clinic: Clinic) =>
      cards.filter({ has: page.getByRole('heading', { name: clinic.name, exact: true }) }),
  };
}

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('lists the clinics of a city with their details', async ({ page, backend, href, t }) => {
      const { city, path, clinics, names } = await clinicsOf(backend);
      await page.goto(href(path));
      const { cards, titles, card } = listOf(page, t);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.clinics('heading', { where: city.locative_name }),
      );
      await expect(page.getByText(t.clinics('count', { count: clinics.length }))).toBeVisible();

      const clinic = clinics.find((own) => own.specialties.length > 0 && own.feedback_count > 0);
      if (clinic === undefined) throw new Error('No clinic has reviews');
      const shown = card(clinic);
      await expect(shown).toContainText(formatScore(clinic.feedback_score ?? 0, language));
      await expect(shown).toContainText(
        t.doctors('card.reviews', { count: clinic.feedback_count }),
      );
      await expect(shown).toContainText(t.doctors('count', { count: clinic.doctors_count }));
      const { currency } = await backend.api.settings();
      await expect(shown).toContainText(formatMoney(clinic.min_price ?? 0, currency, language));
      await expect(shown).toContainText(clinic.specialties[0]?.name ?? '');
      await expect(shown).toContainText(clinic.clinic_branches[0]?.address ?? '');
      await expect(shown.locator('a[href^="tel:"]').first()).toBeVisible();

      await expectNoOverflow(page);
      await expectAccessible(page);
      // Scrolls until the last page is loaded.
      await expect(async () => {
        await cards.last().scrollIntoViewIfNeeded();
        await expect(cards).toHaveCount(clinics.length, { timeout: 500 });
      }).toPass();
      expect(await titles.allInnerTexts()).toEqual(names);
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  });
}

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('filters by name while typing', async ({ page, backend, href, t }) => {
      const { path, clinics, names } = await clinicsOf(backend);
      const lastName = clinics.at(-1)?.name ?? '';
      await page.goto(href(path));
      const { cards, titles, name } = listOf(page, t);
      await name.pressSequentially(lastName.toUpperCase(), { delay: 30 });
      await expect(page).toHaveURL(
        href(`${path}?${new URLSearchParams({ name: lastName.toUpperCase() })}`),
      );
      await expect(titles).toHaveText([lastName]);
      await expect(name).toBeFocused();
      await expect(name).toHaveValue(lastName.toUpperCase());
      await expect(
        page.getByRole('status').filter({ hasText: t.clinics('count', { count: 1 }) }),
      ).toBeAttached();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

      // Typing adds only one history entry.
      await page.goBack();
      await expect(page).toHaveURL(href(path));
      await expect(titles.first()).toHaveText(names[0] ?? '');
      await expect(name).toHaveValue('');

      await name.fill('qqqq');
      await expect(page.getByRole('heading', { name: t.clinics('empty.title') })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t.clinics('empty.reset') }).click();
      await expect(name).toHaveValue('');
      await expect(cards.first()).toBeVisible();
    });

    test('sorts the list and filters it by district', async ({ page, backend, href, t }) => {
      const byName = await clinicsOf(backend, { ordering: 'name' });
      const { city, path } = byName;
      await page.goto(href(path));
      const { titles, form } = listOf(page, t);
      await form.getByRole('combobox', { name: t.clinics('sort.label') }).selectOption('name');
      await expect(page).toHaveURL(href(`${path}?sort=name`));
      await expect(titles.first()).toHaveText(byName.names[0] ?? '');

      const area = (await backend.api.cityAreas({ city: city.id })).results.find(({ id }) =>
        byName.clinics.some(({ clinic_branches: branches }) =>
          branches.some((branch) => branch.city_area === id),
        ),
      );
      if (area === undefined) throw new Error('No district has a clinic');
      await form
        .getByRole('combobox', { name: t.doctors('area.label') })
        .selectOption({ label: area.name });
      await expect(page).toHaveURL(href(`${path}?sort=name&city_area=${area.slug}`));
      const there = await clinicsOf(backend, { ordering: 'name', city_area: area.id });
      await expect(titles).toHaveText(there.names.slice(0, 6));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t.clinics('headingInArea', { city: city.name, where: city.locative_name, area: area.name }),
      );
      await page.goBack();
      await expect(titles.first()).toHaveText(byName.names[0] ?? '');
    });
  });
}

test.describe('with permission for the position', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 47.4979, longitude: 19.0402 },
  });

  test('with permission for the position, sorts the clinics by distance', async ({
    page,
    backend,
    t,
  }) => {
    const query = { ordering: 'distance', lat: 47.4979, lng: 19.0402 };
    const { path, names } = await clinicsOf(backend, query);
    await page.goto(path);
    const { titles, cards } = listOf(page, t);
    await page.getByRole('button', { name: t.filters('near.toggle') }).click();
    await expect(page).toHaveURL(`${path}?nearme=true`);
    await expect(titles.first()).toHaveText(names[0] ?? '');
    await expect(cards.first()).toContainText(t.doctors('card.fromYou', { distance: '' }).trim());
    await page.getByRole('button', { name: t.filters('near.toggle') }).click();
    await expect(page).toHaveURL(path);
  });
});

test('turns near me off without permission for the position', async ({ page, backend, t }) => {
  const { path } = await clinicsOf(backend);
  await page.goto(path);
  await page.getByRole('button', { name: t.filters('near.toggle') }).click();
  await expect(page.getByText(t.filters('near.failed'))).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('retries the next page of clinics after a failure', async ({
  page,
  backend,
  browserErrors,
  t,
}) => {
  const { path, clinics } = await clinicsOf(backend);
  const calls = /\/api\/v1\/clinics\/$/;
  browserErrors.expectNoResponse(calls);
  await page.route(/\/api\/v1\/clinics\/\?/, (route) => route.abort('connectionrefused'));
  await page.goto(path);
  const { cards } = listOf(page, t);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText(t.clinics('list.failed'));
  await page.unroute(/\/api\/v1\/clinics\/\?/);
  await page.getByRole('button', { name: t.clinics('list.retry') }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(clinics.length, { timeout: 500 });
  }).toPass();
});

test('Back from a clinic restores the scroll position', async ({ page, backend, t }) => {
  const { path, clinics } = await clinicsOf(backend);
  await page.goto(path);
  const { cards, card } = listOf(page, t);
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(clinics.length, { timeout: 500 });
  }).toPass();
  const last = clinics.at(-1);
  if (last === undefined) throw new Error('There are no clinics');
  await card(last).getByRole('link', { name: last.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.name);
  await page.goBack();
  await expect(card(last)).toBeInViewport();
});

test('JSON-LD lists the clinics in their order', async ({ page, backend }) => {
  const { city, path, names } = await clinicsOf(backend);
  await page.goto(path);
  const items = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
  const list = items.find((item) => item['@type'] === 'ItemList');
  expect(list.itemListElement[0]).toMatchObject({
    position: 1,
    item: { '@type': 'MedicalClinic', name: names[0], address: { addressLocality: city.name } },
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path}$`),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ country: 'ro', javaScriptEnabled: false });

  test('without scripts, searches, sorts and shows clinics', async ({
    page,
    backend,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    const { path, clinics } = await clinicsOf(backend);
    const clinic = clinics.at(-1);
    if (clinic === undefined) throw new Error('There are no clinics');
    await page.goto(path);
    const { name, titles, form } = listOf(page, t);
    await name.fill(clinic.name);
    await form.getByRole('combobox', { name: t.clinics('sort.label') }).selectOption('price');
    await form.getByRole('button', { name: t.clinics('filters.submit') }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(titles).toHaveText([clinic.name]);
    await titles.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.name);
  });
});
