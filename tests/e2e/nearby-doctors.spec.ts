import { findSpecialty } from '#tests/support/journey/find-visit.ts';
import { SCREENS } from '#tests/support/journey/screens.ts';
import { expect, test } from '#tests/support/journey/test.ts';

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('behind the doctors of a district come those of the districts nearby', async ({
      page,
      outside,
      at,
      t,
    }) => {
      const { list: path, specialty, city } = await findSpecialty(outside.api);
      const areas = (await outside.api.cityAreas(city.id)).results;
      const doctorsIn = (area: number) =>
        outside.api.doctors({ city: city.id, city_area: area, service: String(specialty.id) });
      const counted = await Promise.all(
        areas.map(async (area) => ({ area, here: (await doctorsIn(area.id)).results })),
      );
      const found = counted.find(({ here }) => here.length > 0 && here.length < 5);
      if (found === undefined) throw new Error('The demo data has no such district');

      await page.goto(at(`${path}?city_area=${found.area.slug}`));
      const nearby = page.getByRole('list', { name: t.doctors('list.nearby') });
      await expect(nearby.getByRole('article').first()).toBeVisible();
      await expect(
        page.getByRole('list', { name: t.doctors('list.label'), exact: true }).getByRole('article'),
      ).toHaveCount(found.here.length);
      const names = await nearby.getByRole('heading', { level: 2 }).allInnerTexts();
      for (const doctor of found.here) expect(names).not.toContain(doctor.name);
    });
  });
}

test('a list that nothing narrows is followed by no other', async ({ page, outside, t }) => {
  const { list } = await findSpecialty(outside.api);
  await page.goto(list);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t.doctors('list.nearby') })).toHaveCount(0);
});
