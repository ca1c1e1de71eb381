import { isAccessible } from '#tests/support/journey/axe.ts';
import { findPageKinds } from '#tests/support/journey/page-kinds.ts';
import { phone, test } from '#tests/support/journey/test.ts';

// Half faded in, nothing has the contrast it will have.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every element of some twenty pages.
test.describe.configure({ timeout: 240_000 });

for (const { name, at: place, use } of [
  { name: 'in Hungarian on a computer', at: 28, use: { country: 'hu', language: 'hu' } },
  { name: 'in Kazakh on a phone', at: 10, use: { country: 'kz', language: 'kk', ...phone } },
  { name: 'in Russian on a phone', at: 8, use: { country: 'kg', language: 'ru', ...phone } },
  {
    name: 'in Romanian on a tablet',
    at: 8,
    use: { country: 'ro', language: 'ro', viewport: { width: 768, height: 1024 } },
  },
  { name: 'in English on a computer', at: 8, use: { country: 'ae', language: 'en' } },
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a page of every kind is accessible', async ({ page, outside, troubles, at }) => {
      const { pages } = await findPageKinds(outside, use.country, place);
      troubles.expectAnswer(404, /no-such-page/);
      for (const path of pages.values()) {
        await page.goto(at(path));
        await isAccessible(page);
      }
    });
  });
}
