import type { Locator, Page } from '@playwright/test';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const SLOW_AFTER_MS = 4000;
const SITES = [
  { name: 'on a desktop, in Hungarian', use: { country: 'hu' }, size: 8, trigger: 6 },
  {
    name: 'on a phone, in Russian',
    use: { country: 'kg', language: 'ru', ...phone, viewport: { width: 360, height: 740 } },
    size: 5,
    trigger: 4,
  },
] as const;

const listOf = (page: Page, t: Texts) =>
  page.getByRole('list', { name: t.doctors('list.label'), exact: true });
const namesOn = (list: Locator) => list.getByRole('heading', { level: 2 }).allInnerTexts();
const toTheBottom = (card: Locator) =>
  card.evaluate((element) => element.scrollIntoView({ block: 'end' }));

for (const { name, use, size, trigger } of SITES) {
  test.describe(name, () => {
    test.use(use);
    const next = new RegExp(`/api/v1/doctors/\\?.*offset=${size}`);

    test('loads pages on scroll until each doctor is listed once', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list: path, specialty } = await findSpecialty(backend.api);
      const total = specialty.doctors_count;
      const cards = listOf(page, t).getByRole('article');
      expect(total).toBeGreaterThan(size);

      await page.goto(href(path));
      const counted = page.getByRole('main').getByText(t.doctors('count', { count: total }));
      await expect(counted.first()).toBeVisible();
      await expect(cards).toHaveCount(size);
      const before = cards.nth(trigger - 2);
      await toTheBottom(before);
      await expect(before).toBeInViewport({ ratio: 0.9 });
      await expect(cards).toHaveCount(size);
      const request = page.waitForRequest(next);
      await toTheBottom(cards.nth(trigger - 1));
      expect(new URL((await request).url()).searchParams.get('limit')).toBe(String(size));

      for (let shown = Math.min(2 * size, total); ; shown = Math.min(shown + size, total)) {
        await expect(cards).toHaveCount(shown);
        if (shown === total) break;
        await cards.nth(shown - 1).scrollIntoViewIfNeeded();
      }
      expect(new Set(await namesOn(listOf(page, t))).size).toBe(total);
    });

    test('a list keeps the doctors and offers a retry when the next page fails to load', async ({
      page,
      backend,
      browserErrors,
      href,
      t,
    }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      const cards = page.getByRole('article');
      await page.goto(href(list));
      browserErrors.expectNoResponse(/^\/api\/v1\/doctors\/$/);
      await page.route(next, (route) => route.abort('connectionrefused'));
      await cards.nth(trigger - 1).scrollIntoViewIfNeeded();
      await expect(page.getByRole('alert')).toContainText(t.doctors('list.failed'));
      await expect(cards).toHaveCount(size);

      await page.unroute(next);
      await page.getByRole('button', { name: t.doctors('list.retry') }).click();
      await expect(cards).toHaveCount(Math.min(2 * size, specialty.doctors_count));
      await expect(page.getByText(t.doctors('list.failed'))).toBeHidden();
    });

    test('a list shows a message after four seconds of loading and keeps the doctors', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      const cards = page.getByRole('article');
      const response = Promise.withResolvers<void>();
      await page.route(next, async (route) => {
        await response.promise;
        await route.continue();
      });
      await page.clock.install();
      await page.goto(href(list));
      // From here on, time advances only by the calls below.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await toTheBottom(cards.nth(trigger - 1));
      await expect
        .poll(async () => {
          await page.clock.runFor(10);
          return listOf(page, t).getAttribute('aria-busy');
        })
        .toBe('true');
      const slow = listOf(page, t).locator('~ *').getByText(t.common('slow'));
      await page.clock.runFor(SLOW_AFTER_MS - 500);
      await expect(slow).toHaveCount(0);
      await page.clock.runFor(500);
      await expect(slow).toBeVisible();
      await expect(cards).toHaveCount(size);
      await page.clock.resume();
      response.resolve();
      await expect(cards).toHaveCount(Math.min(2 * size, specialty.doctors_count));
      await expect(slow).toHaveCount(0);
    });

    test('Back from a doctor restores the loaded pages and the scroll position', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      const shown = Math.min(2 * size, specialty.doctors_count);
      const cards = listOf(page, t).getByRole('article');
      await page.goto(href(list));
      await cards.nth(trigger - 1).scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(shown);
      const names = await namesOn(listOf(page, t));
      const link = cards.nth(size).getByRole('heading').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[size] ?? '');

      let requestCount = 0;
      page.on('request', (request) => {
        if (/\/api\/v1\/doctors\/\?/.test(request.url())) requestCount += 1;
      });
      await page.goBack();
      await expect(link).toBeInViewport();
      await expect.poll(() => namesOn(listOf(page, t))).toEqual(names);
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
        .toBeLessThan(50);
      expect(requestCount).toBe(0);
    });
  });
}

for (const country of ['hu', 'ro'] as const) {
  test.describe(`for a search engine in ${country}`, () => {
    test.use({
      country,
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });

    test('lists all doctors on one page', async ({ page, backend, t }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      await page.goto(list);
      const cards = listOf(page, t).getByRole('article');
      await expect(cards).toHaveCount(specialty.doctors_count);
      await expect(page.getByText(t.doctors('card.premium'), { exact: true })).toHaveCount(0);
    });
  });
}
