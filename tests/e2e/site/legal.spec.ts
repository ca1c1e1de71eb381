import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

/** Follows a link of the table of contents to its section. */
async function followContents(page: Page, t: Texts): Promise<void> {
  const contents = page.getByRole('navigation', { name: t.legal('contents') });
  const link = contents.getByRole('link').nth(6);
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expect(page).toHaveURL(/#section-\d+$/);
}

test.describe('on a desktop, in Hungarian', () => {
  test.use({ country: 'hu' });

  test('on a desktop, in Hungarian, the footer links to the terms, whose contents stay in view', async ({
    page,
    t,
  }) => {
    await page.goto('/contacts');
    const legal = page.getByRole('contentinfo').getByRole('navigation', {
      name: t.common('footer.legalLinks'),
    });
    await expect(legal.getByRole('link')).toHaveText([
      t.common('footer.impresszum'),
      t.common('footer.privacyPolicy'),
      t.common('footer.userGtc'),
    ]);
    await legal.getByRole('link', { name: t.common('footer.userGtc') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.common('footer.userGtc'));
    await expectAccessible(page);
    await followContents(page, t);
    const contents = page.getByRole('navigation', { name: t.legal('contents') });
    await expect(contents.getByRole('link').first()).toBeInViewport();

    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  });
});

test.describe('on a phone without scripts, in Kazakh', () => {
  test.use({
    country: 'kz',
    language: 'kk',
    ...phone,
    viewport: { width: 320, height: 640 },
    javaScriptEnabled: false,
  });

  test('on a phone without scripts, in Kazakh, the contents expand above the policy', async ({
    page,
    href,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/\.js$/);
    await page.goto(href('/privacy_policy'));
    await expectNoOverflow(page);
    const contents = page.getByRole('navigation', { name: t.legal('contents') });
    await expect(contents.getByRole('link').last()).toBeHidden();
    await contents.locator('summary').tap();
    await followContents(page, t);
  });
});
