import { findSpecialty, specialties } from '#tests/support/e2e/data/find-slot.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/** Finds a list and an insurance that only some of its doctors accept, few enough for one page. */
async function acceptedByFew({ api }: Backend) {
  const insurances = (await api.insurances()).results;
  for (const listed of await specialties(api)) {
    const query = { city: listed.city.id, service: String(listed.specialty.id) };
    for (const { id } of insurances) {
      const names = (await api.doctors({ ...query, insurance: id })).results.map(
        ({ name }) => name,
      );
      const few = Math.min(5, listed.specialty.doctors_count - 1);
      if (names.length > 0 && names.length <= few) return { ...listed, insurance: id, names };
    }
  }
  throw new Error('The demo data has no such list');
}

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('doctors of a district are followed by those of nearby districts', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list: path, specialty, city } = await findSpecialty(backend.api);
      const areas = (await backend.api.cityAreas({ city: city.id })).results;
      const doctorsIn = (area: number) =>
        backend.api.doctors({ city: city.id, city_area: area, service: String(specialty.id) });
      const counted = await Promise.all(
        areas.map(async (area) => ({ area, here: (await doctorsIn(area.id)).results })),
      );
      const found = counted.find(({ here }) => here.length > 0 && here.length < 5);
      if (found === undefined) throw new Error('The demo data has no such district');

      await page.goto(href(`${path}?city_area=${found.area.slug}`));
      const nearby = page.getByRole('list', { name: t.doctors('list.nearby') });
      await expect(nearby.getByRole('article').first()).toBeVisible();
      await expect(
        page.getByRole('list', { name: t.doctors('list.label'), exact: true }).getByRole('article'),
      ).toHaveCount(found.here.length);
      const names = await nearby.getByRole('heading', { level: 2 }).allInnerTexts();
      for (const doctor of found.here) expect(names).not.toContain(doctor.name);
    });

    test('doctors who accept an insurance are followed by the others of the city', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list: path, city, insurance, names: accept } = await acceptedByFew(backend);
      await page.goto(href(`${path}?insurance=${insurance}`));
      const title = t.doctors('list.otherInsurance', { where: city.locative_name });
      const others = page.getByRole('list', { name: title });
      await expect(others.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(t.doctors('list.otherInsuranceNote'))).toBeVisible();
      const accepting = page.getByRole('list', { name: t.doctors('list.label'), exact: true });
      await expect(accepting.getByRole('heading', { level: 2 })).toHaveText(accept);
      const names = await others.getByRole('heading', { level: 2 }).allInnerTexts();
      for (const doctor of accept) expect(names).not.toContain(doctor);
    });
  });
}

test('a list without filters is not followed by another one', async ({ page, backend, t }) => {
  const { list } = await findSpecialty(backend.api);
  await page.goto(list);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t.doctors('list.nearby') })).toHaveCount(0);
});
