import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectReadableAt200Percent } from '#tests/support/e2e/checks/large-text.ts';
import { findPageKinds } from '#tests/support/e2e/data/page-kinds.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

// Animations would lower the contrast that axe measures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pages on which every colour of a brand appears. */
const BRANDED = ['home', 'list', 'doctor', 'appointment'];

// On one width, brands and themes differ in their colours alone.
for (const { name, use, kinds, rules, hasLargeText = false } of [
  {
    name: 'a page of every kind, in Hungarian on a desktop',
    use: { country: 'hu', language: 'hu' },
    kinds: null,
    rules: 'wcag',
  },
  {
    name: 'a page of every kind, in Kazakh on a phone',
    use: { country: 'kz', language: 'kk', ...phone },
    kinds: null,
    rules: 'wcag',
    hasLargeText: true,
  },
  {
    name: 'the dark theme, in Russian on a phone',
    use: { country: 'kz', language: 'ru', ...phone, colorScheme: 'dark' },
    kinds: null,
    rules: 'colours',
  },
  {
    name: 'the brand of Kyrgyzstan, in Russian on a phone',
    use: { country: 'kg', language: 'ru', ...phone },
    kinds: BRANDED,
    rules: 'colours',
  },
  {
    name: 'the brand of Romania, in Romanian on a tablet',
    use: { country: 'ro', language: 'ro', viewport: { width: 768, height: 1024 } },
    kinds: BRANDED,
    rules: 'wcag',
  },
  {
    name: 'the brand of the Emirates, in English on a desktop',
    use: { country: 'ae', language: 'en' },
    kinds: BRANDED,
    rules: 'colours',
  },
  {
    name: 'the dark theme of Hungary, in Hungarian on a desktop',
    use: { country: 'hu', language: 'hu', colorScheme: 'dark' },
    kinds: BRANDED,
    rules: 'colours',
  },
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('pages have no accessibility violations', async ({
      page,
      backend,
      reserve,
      browserErrors,
      href,
    }) => {
      const { pages } = await findPageKinds(backend, reserve, use.country);
      browserErrors.expectErrorStatus(404, /no-such-page/);
      for (const [kind, path] of pages) {
        if (kinds !== null && !kinds.includes(kind)) continue;
        await page.goto(href(path));
        await expectAccessible(page, { rules });
        if (hasLargeText) await expectReadableAt200Percent(page, kind);
      }
    });
  });
}

test('with reduced motion every element changes at once', async ({ page, href }) => {
  await page.goto(href('/'));
  const movingCount = await page.evaluate(() => {
    document.body.style.color = 'red';
    return document.getAnimations().length;
  });
  expect(movingCount).toBe(0);
});
