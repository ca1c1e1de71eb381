import type { Page } from '@playwright/test';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/** A tenth of Google's threshold for a good page. */
const MAX_SHIFT = 0.01;

/** Returns the cumulative layout shift of the page, as measured by the browser. */
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

    test('slots that load late cause no layout shift', async ({
      page,
      context,
      baseURL,
      backend,
      href,
      t,
    }) => {
      const { list, specialty, city } = await findSpecialty(backend.api);
      // A first-time visitor would see the city prompt.
      await context.addCookies([{ name: 'city-slug', value: city.slug, url: baseURL ?? '' }]);
      const waiting = Promise.withResolvers<void>();
      await page.route(/\/api\/v1\/slots\//, async (route) => {
        await waiting.promise;
        await route.continue();
      });
      // Starts at the home page, as a list rendered by the server already has its slots.
      await page.goto(href('/'));
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${specialty.name}`) })
        .click();
      await expect(page).toHaveURL(href(list));
      await expect(page.getByRole('article').first()).toBeVisible();
      const loading = page.getByText(t.slots('loading')).first();
      await expect(loading).toBeAttached();
      const before = await shiftOf(page);
      waiting.resolve();
      await expect(page.getByText(t.slots('loading'))).toHaveCount(0);
      expect((await shiftOf(page)) - before).toBeLessThan(MAX_SHIFT);
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}
