import type { Page } from '@playwright/test';
import { findSpecialty } from '#tests/support/journey/screens/find-visit.ts';
import { fitsTheScreen } from '#tests/support/journey/checks/layout.ts';
import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import { SCREENS } from '#tests/support/journey/screens/screens.ts';
import { expect, test } from '#tests/support/journey/test.ts';

/** A tenth of what counts as stable. */
const MAX_SHIFT = 0.01;

/** The sum of all that has jumped since the page began, as the browser measures it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('nothing jumps when free times come late', async ({
      page,
      context,
      baseURL,
      outside,
      at,
      t,
    }) => {
      const { list, specialty, city } = await findSpecialty(outside.api);
      // A first-time visitor would be asked for the city.
      await context.addCookies([{ name: 'city-slug', value: city.slug, url: baseURL ?? '' }]);
      const waiting = Promise.withResolvers<void>();
      await page.route(/\/api\/v1\/slots\//, async (route) => {
        await waiting.promise;
        await route.continue();
      });
      // From the home page, for a list that the server renders has its times already.
      await page.goto(at('/'));
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${specialty.name}`) })
        .click();
      await expect(page).toHaveURL(at(list));
      await expect(page.getByRole('article').first()).toBeVisible();
      const asked = page.getByText(t.slots('loading')).first();
      await expect(asked).toBeAttached();
      const before = await shiftOf(page);
      waiting.resolve();
      await expect(page.getByText(t.slots('loading'))).toHaveCount(0);
      expect((await shiftOf(page)) - before).toBeLessThan(MAX_SHIFT);
      await fitsTheScreen(page);
      await isAccessible(page);
    });
  });
}
