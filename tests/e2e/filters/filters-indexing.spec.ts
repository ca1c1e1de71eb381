import type { Page } from '@playwright/test';
import type { Insurance } from '#shared/contract/catalogue/places.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/** Returns an insurance that a doctor of the list accepts. */
async function findInsurance(
  { api }: Backend,
  matches: (insurance: Insurance) => boolean,
): Promise<Insurance> {
  const { specialty, city } = await findSpecialty(api);
  for (const insurance of (await api.insurances()).results.filter(matches)) {
    const { count } = await api.doctors({
      city: city.id,
      service: String(specialty.id),
      insurance: insurance.id,
      limit: 1,
    });
    if (count > 0) return insurance;
  }
  throw new Error('The demo data has no such insurance');
}

async function isForSearchEngines(page: Page, path: string, isFound: boolean): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article').first(), path).toBeVisible();
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(
    isFound ? 0 : 1,
  );
}

// Search engines read the server's HTML.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ browserErrors }) => browserErrors.expectNoResponse(/^\/assets\/.*\.js$/));

test.describe('in Hungary', () => {
  test.use({ country: 'hu' });

  test('in Hungary, filtered and sorted lists are not indexed', async ({ page, backend }) => {
    const { list } = await findSpecialty(backend.api);
    await isForSearchEngines(page, list, true);
    for (const query of ['sort=price', 'date=2026-11-25', 'language=en', 'child_age=216']) {
      await isForSearchEngines(page, `${list}?${query}`, false);
    }
  });

  test('in Hungary, lists by insurance are indexed if the insurance is marked so', async ({
    page,
    backend,
  }) => {
    const { list } = await findSpecialty(backend.api);
    const indexed = await findInsurance(backend, ({ sitemap_index }) => sitemap_index);
    const unknown = await findInsurance(backend, ({ sitemap_index }) => !sitemap_index);
    await isForSearchEngines(page, `${list}?insurance=${indexed.id}`, true);
    await isForSearchEngines(page, `${list}?insurance=${unknown.id}`, false);
  });
});

test.describe('in Romania', () => {
  test.use({ country: 'ro' });

  test('in Romania, lists by any insurance are indexed', async ({ page, backend }) => {
    const { list } = await findSpecialty(backend.api);
    const unknown = await findInsurance(backend, ({ sitemap_index }) => !sitemap_index);
    await isForSearchEngines(page, `${list}?insurance=${unknown.id}`, true);
    await isForSearchEngines(page, `${list}?insurance=${unknown.id}&sort=price`, false);
  });
});
