import { OPERATOR_ADDRESSES } from '#shared/countries/operator-addresses.ts';
import { countryOf } from '#shared/countries/index.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ country, language, ...use });

    test('the footer links to services, countries and the company', async ({ page, href, t }) => {
      const { social, supportEmail } = countryOf(country);
      const address = OPERATOR_ADDRESSES[country][language];
      await page.goto(href('/privacy_policy'));
      const footer = page.getByRole('contentinfo');
      const group = (title: string) => footer.getByRole('navigation', { name: title });
      await expectNoOverflow(page);
      if ((page.viewportSize()?.width ?? 0) < 768) {
        expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(420);
        for (const title of await footer.getByRole('button').all()) await title.click();
        await expectNoOverflow(page);
      }
      await expect(group(t.common('footer.procedures')).getByRole('link')).toHaveCount(8);
      await expect(group(t.common('footer.countries')).getByRole('link')).toHaveCount(5);
      await expect(
        group(t.common('footer.countries')).getByRole('link', {
          name: t.common(`countries.${country}`),
        }),
      ).toHaveAttribute('aria-current', 'true');
      await expect(group(t.common('footer.social')).getByRole('link').first()).toHaveAttribute(
        'href',
        Object.values(social)[0] ?? '',
      );
      await expect(footer.getByRole('link', { name: supportEmail })).toBeVisible();
      await expect(footer).toContainText(`© 2026 Vizit, ${address}`);
      const link = group(t.common('footer.specialties')).getByRole('link').first();
      const first = await link.innerText();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
    });

    test('the scroll-to-top button appears after 100 pixels', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      await page.goto(href(list));
      await expect(page.getByRole('article').first()).toBeVisible();
      const button = page.getByRole('button', { name: t.common('toTop') });
      await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
      await expect(button).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(button).toBeHidden();
    });
  });
}
