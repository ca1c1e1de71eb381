import { paths } from '#shared/paths.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { blockScripts } from '#tests/support/e2e/network/block-scripts.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/** Matches the URL of a list with a sort order and any other parameters. */
const expectStep = (list: string, sort: string) => (url: URL) =>
  url.pathname === list && url.searchParams.get('sort') === sort;

for (const [country, viewport] of [
  ['hu', { width: 1280, height: 800 }],
  ['kz', { width: 360, height: 740 }],
] as const) {
  test.describe(`before hydration, in ${country}`, () => {
    test.use({ country, viewport });

    test('applies a filter once the scripts are loaded', async ({ page, backend, t }) => {
      const { list } = await findSpecialty(backend.api);
      const allowScripts = await blockScripts(page);
      await page.goto(list, { waitUntil: 'commit' });
      const sort = page.getByRole('combobox', { name: t.doctors('sort.label') });
      const insurance = page.getByRole('combobox', { name: t.filters('insurance.label') });
      await insurance.selectOption({ index: 1 });
      await sort.selectOption('experience');
      const chosen = await insurance.inputValue();
      await expect(page).toHaveURL(list);

      allowScripts();
      await expect(page).toHaveURL(`${list}?sort=experience&insurance=${chosen}`);
      await expect(sort).toHaveValue('experience');
      await expect(insurance).toHaveValue(chosen);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ country: 'hu', javaScriptEnabled: false });
  test.beforeEach(({ browserErrors }) => browserErrors.expectNoResponse(/^\/assets\/.*\.js$/));

  test('without scripts, the filters are a form', async ({ page, backend, t }) => {
    const { list } = await findSpecialty(backend.api);
    await page.goto(list);
    await page.getByRole('combobox', { name: t.doctors('sort.label') }).selectOption('price');
    await page.getByRole('textbox', { name: t.filters('date.label') }).fill('2026-11-25');
    await page.getByRole('button', { name: t.filters('language.short'), exact: true }).click();
    await page.getByRole('checkbox', { name: 'Angol' }).check();
    await page.getByRole('button', { name: t.filters('submit') }).click();

    await expect(page).toHaveURL(expectStep(list, 'price'));
    await expect(page.getByRole('combobox', { name: t.doctors('sort.label') })).toHaveValue(
      'price',
    );
    await expect(page.getByRole('textbox', { name: t.filters('date.label') })).toHaveValue(
      '2026-11-25',
    );
    await expect(page.getByRole('button', { name: 'Angol', exact: true })).toBeVisible();
  });

  test('without scripts, the list for children is one link away and keeps the filters', async ({
    page,
    backend,
    t,
  }) => {
    const [city] = (await backend.api.cities()).results;
    const { results } = await backend.api.services({ expand: 'children_service', limit: 'none' });
    const service = results.find(({ children_service }) => children_service !== null);
    if (city === undefined || service === undefined)
      throw new Error('The demo data has no such doctor');
    const children = service.children_service;
    if (typeof children !== 'object' || children === null)
      throw new Error('The response is not expanded');

    await page.goto(`${paths.doctors(city.slug, service.slug)}?sort=price`);
    await page.getByRole('button', { name: t.filters('child.toggle') }).click();
    await expect(page).toHaveURL(expectStep(paths.doctors(city.slug, children.slug), 'price'));
  });
});
