import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const DAY = '2026-11-25';

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('an empty list links to alternatives', async ({ page, backend, href, t }) => {
      const { list, specialty, city } = await findSpecialty(backend.api);
      const areas = (await backend.api.cityAreas({ city: city.id })).results;
      const counts = await Promise.all(
        areas.map((area) =>
          backend.api.doctors({
            city: city.id,
            city_area: area.id,
            service: String(specialty.id),
            limit: 1,
          }),
        ),
      );
      const area = areas.find((_, index) => counts[index]?.count === 0);
      if (area === undefined) throw new Error('The demo data has no such district');
      const empty = page.getByRole('heading', { name: t.doctors('empty.title') });
      const wayOut = (key: 'area' | 'date' | 'reset' | 'home') =>
        page.getByRole('link', { name: t.doctors(`empty.${key}`) });

      await page.goto(href(`${list}?date=${DAY}&city_area=${area.slug}`));
      await expect(empty).toBeVisible();
      await expect(page.getByText(t.doctors('empty.wider'))).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      // The district has no doctors on any day, so removing the day would not help.
      await expect(wayOut('date')).toHaveCount(0);
      for (const [key, path] of [
        ['area', `${list}?date=${DAY}`],
        ['reset', list],
        ['home', '/'],
      ] as const) {
        await wayOut(key).click();
        await expect(page).toHaveURL(href(path));
        await page.goBack();
        await expect(empty).toBeVisible();
      }
      await wayOut('reset').click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(empty).toBeHidden();
    });
  });
}
