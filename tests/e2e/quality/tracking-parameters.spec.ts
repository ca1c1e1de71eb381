import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const TRACKING =
  'gclid=click&utm_source=mail&utm_campaign=autumn+checks&_ga=2.1&yclid=4&gbraid=5&wbraid=6';

/** Returns the internal links of the page, including those in closed menus. */
async function linksOf(page: Page): Promise<URL[]> {
  const addresses = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((links) =>
      links.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : [])),
    );
  const { origin } = new URL(page.url());
  return addresses.map((address) => new URL(address)).filter((url) => url.origin === origin);
}

for (const [name, use] of [
  ['on a desktop', { country: 'hu', language: 'en' }],
  ['on a phone', { country: 'kz', language: 'kk', ...phone }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('adds the click id to every internal link, and no other query parameter', async ({
      page,
      reserve,
      browserErrors,
      href,
    }) => {
      browserErrors.expectErrorStatus(404, /no-such-page/);
      const { list, doctor } = await reserve.slot();
      const expected = [...new URLSearchParams(TRACKING)];
      for (const path of [
        paths.home(),
        list,
        paths.doctor(doctor.slug),
        paths.privacyPolicy(),
        '/no-such-page',
      ]) {
        await page.goto(href(`${path}?${TRACKING}&foo=bar`));
        // Links have no parameters before hydration.
        await expect(page.locator('a[href]:not([href^="#"])').first()).toHaveAttribute(
          'href',
          /gclid=click/,
        );
        expect((await linksOf(page)).length, page.url()).toBeGreaterThan(1);
        const wrongLinks = async () =>
          (await linksOf(page)).filter(({ pathname, searchParams }) => {
            const isSamePage = pathname.endsWith(path === '/' ? '' : path);
            const hasParameters = expected.every(([key, value]) => searchParams.get(key) === value);
            return !hasParameters || (!isSamePage && searchParams.has('foo'));
          });
        await expect.poll(wrongLinks, path).toEqual([]);
      }
    });
  });
}

test('does not repeat a parameter that a link has already', async ({ page, reserve }) => {
  const { list, doctor, service } = await reserve.slot();
  await page.goto(`${list}?gclid=a-click`);
  const link = page.getByRole('article').getByRole('link', { name: doctor.name });
  await expect(link).toHaveAttribute(
    'href',
    `/doctor/${doctor.slug}?doctor_service_id=${service.id}&gclid=a-click`,
  );
  await link.click();
  await expect(page).toHaveURL(/\/doctor\/.*gclid=a-click/);
  await page.goBack();
  await expect(page).toHaveURL(`${list}?gclid=a-click`);
});
