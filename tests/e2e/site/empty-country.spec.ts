import { expect, test } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { watchBrowserErrors } from '#tests/support/e2e/checks/watch-browser-errors.ts';
import { serveEmptyCountry, type ServedCountry } from '#tests/support/e2e/serve-country.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';

const PAGES = [paths.home(), paths.favourites(), paths.contacts(), paths.join(), '/nowhere'];
const t = textsOf('hu');

let country: ServedCountry;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  country = await serveEmptyCountry(browser, 'correct horse battery staple');
});
test.afterAll(() => country.stop());

test.use({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});

test('the pages of a country without data work on phones and desktops', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const origin = country.originOf();
  const errors = watchBrowserErrors(context, origin);
  errors.expectErrorStatus(404, /^\/nowhere$/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(origin + path);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: t.common('city.label') })).toHaveCount(0);
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(origin);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: t.common('menu.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t.common('menu.join') })
    .click();
  await expect(page).toHaveURL(origin + paths.join());
  await page.getByRole('button', { name: t.common('search.title') }).click();
  await page.getByRole('combobox').fill('fogorvos');
  await expect(page.getByText(t.common('search.none'))).toBeVisible();
  expect(errors.found()).toEqual([]);
});
