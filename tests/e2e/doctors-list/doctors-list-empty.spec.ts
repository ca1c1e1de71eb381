import { findSpecialty, specialties } from '#tests/support/e2e/data/find-slot.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const DAY = '2026-11-25';
const TODAY = '2026-11-23';

/** Finds a specialty without a slot today, and the first doctor available later. */
async function bookedUpToday({ api }: Backend) {
  for (const { list, specialty, city } of await specialties(api)) {
    const query = { city: city.id, service: String(specialty.id), limit: 1 };
    const { count } = await api.doctors({ ...query, slot_date: TODAY });
    const { results } = await api.doctors({ ...query, ordering: 'soonest' });
    if (count === 0 && results[0]?.has_slots === true) return { list, doctor: results[0] };
  }
  throw new Error('The demo data has no such specialty');
}

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

    test('the list of a day without doctors leads to the next available slot', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list, doctor } = await bookedUpToday(backend);
      await page.goto(href(`${list}?date=${TODAY}`));
      const main = page.getByRole('main');
      await expect(main.getByText(doctor.name)).toBeVisible();
      await main.getByRole('link', { name: t.doctors('empty.show') }).click();
      await expect(page).toHaveURL(/date=2026-1[12]-\d\d$/);
      await expect(page).not.toHaveURL(new RegExp(TODAY));
      await expect(main.getByRole('heading', { name: doctor.name })).toBeVisible();
    });
  });
}
