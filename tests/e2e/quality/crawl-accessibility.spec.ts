import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import { findPageKinds } from '#tests/support/journey/page-kinds.ts';
import { phone, test } from '#tests/support/journey/test.ts';

// Fades would lower the contrast that axe measures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every element of some twenty pages.
test.describe.configure({ timeout: 240_000 });

/** The pages on which every colour of a brand appears. */
const BRANDED = ['home', 'list', 'doctor', 'appointment'];

for (const { name, at: place, use, kinds } of [
  {
    name: 'a page of every kind, in Hungarian on a computer',
    at: 28,
    use: { country: 'hu', language: 'hu' },
    kinds: null,
  },
  {
    name: 'a page of every kind, in Kazakh on a phone',
    at: 10,
    use: { country: 'kz', language: 'kk', ...phone },
    kinds: null,
  },
  {
    name: 'the brand of Kyrgyzstan, in Russian on a phone',
    at: 8,
    use: { country: 'kg', language: 'ru', ...phone },
    kinds: BRANDED,
  },
  {
    name: 'the brand of Romania, in Romanian on a tablet',
    at: 8,
    use: { country: 'ro', language: 'ro', viewport: { width: 768, height: 1024 } },
    kinds: BRANDED,
  },
  {
    name: 'the brand of the Emirates, in English on a computer',
    at: 8,
    use: { country: 'ae', language: 'en' },
    kinds: BRANDED,
  },
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('pages have no accessibility violations', async ({ page, outside, troubles, at }) => {
      const { pages } = await findPageKinds(outside, use.country, place);
      troubles.expectAnswer(404, /no-such-page/);
      for (const [kind, path] of pages) {
        if (kinds !== null && !kinds.includes(kind)) continue;
        await page.goto(at(path));
        await isAccessible(page);
      }
    });
  });
}
