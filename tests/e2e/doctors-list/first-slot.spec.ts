import { specialties } from '#tests/support/e2e/data/find-slot.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/** The highest top of the first slot, in pixels: the upper two thirds of a small phone. */
const MAX_TOP = 460;

for (const use of [
  { country: 'kz', language: 'kk' },
  { country: 'kg', language: 'ru' },
  { country: 'hu', language: 'hu' },
  { country: 'ro', language: 'ro' },
  { country: 'ae', language: 'en' },
] as const) {
  test.describe(`in ${use.country}, on a phone`, () => {
    test.use({ ...use, ...phone, viewport: { width: 360, height: 740 } });
    // It opens the list of every specialty.
    test.describe.configure({ timeout: 300_000 });

    test('the first slot of every list is on the first screen', async ({ page, backend, href }) => {
      // The layout is that of the server; without scripts of the page it is read at once.
      await page.route(/\/assets\/.*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const tops: Record<string, number> = {};
      for (const { list, specialty, city } of await specialties(backend.api)) {
        const { results } = await backend.api.doctors({
          city: city.id,
          service: String(specialty.id),
          limit: 1,
        });
        if (results[0]?.has_slots !== true) continue;
        await page.goto(href(list), { waitUntil: 'commit' });
        await page.waitForLoadState('load');
        const slot = page
          .getByRole('article')
          .first()
          .getByRole('button', { name: /\d:\d\d$/ });
        tops[list] = (await slot.first().boundingBox())?.y ?? Infinity;
      }
      expect(Object.keys(tops).length).toBeGreaterThan(5);
      expect(Object.entries(tops).filter(([, top]) => top > MAX_TOP)).toEqual([]);
    });
  });
}
