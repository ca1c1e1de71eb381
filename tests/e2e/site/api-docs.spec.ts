import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const SCREENS = [
  { name: 'on a desktop', use: { country: 'hu' }, isRead: true },
  { name: 'on a phone', use: { country: 'kz', ...phone }, isRead: false },
] as const;

for (const { name, use, isRead } of SCREENS) {
  test.describe(name, () => {
    test.use(use);

    test('operations of the API are documented and linked to an example', async ({
      page,
      backend,
    }) => {
      const [city] = (await backend.api.cities()).results;
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vizit API');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expectNoOverflow(page);
      // One check is enough: every screen has the same elements, and the check is slow.
      if (isRead) await expectAccessible(page);
      const example = page.getByRole('link', { name: '/api/v1/cities/', exact: true });
      const response = await example.evaluate(async (link: HTMLAnchorElement) =>
        (await fetch(link.href)).text(),
      );
      expect(response).toContain(`"slug":"${city?.slug}"`);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the operations are documented', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'GET /api/v1/cities/' })).toBeVisible();
    await expectNoOverflow(page);
  });
});
