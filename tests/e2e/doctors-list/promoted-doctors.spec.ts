import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { specialties } from '#tests/support/e2e/data/find-slot.ts';
import { expectAbove } from '#tests/support/e2e/checks/layout.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const MAX_PROMOTED = 2;
const TOMORROW = '2026-11-24';

const hasTime = ({ services }: DoctorExpanded) =>
  services.some(({ nearest_slot_datetime: nearest }) => nearest !== null);

/** Finds the specialty with most promoted doctors who have an available slot, and these doctors. */
async function promotedMost({ api }: Backend) {
  const found = await Promise.all(
    (await specialties(api)).map(async (listed) => {
      const query = { city: listed.city.id, service: String(listed.specialty.id), limit: 10 };
      const { results } = await api.premiumDoctors(query);
      return { ...listed, promoted: results.filter(hasTime) };
    }),
  );
  const [most] = found.toSorted((a, b) => b.promoted.length - a.promoted.length);
  if (most === undefined || most.promoted.length === 0)
    throw new Error('The demo data has no promoted doctors');
  return most;
}

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('promoted doctors come first, are labelled, and are listed once', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list: path, specialty, promoted } = await promotedMost(backend);
      const first = promoted.slice(0, MAX_PROMOTED).map((doctor) => doctor.name);
      const row = page.getByRole('list', { name: t.doctors('list.promoted') });
      const list = page.getByRole('list', { name: t.doctors('list.label'), exact: true });
      const rest = specialty.doctors_count - first.length;

      await page.goto(href(path));
      await expect(row.getByRole('heading')).toHaveText(first);
      for (const card of await row.getByRole('article').all()) {
        await expect(card.getByText(t.doctors('card.premium'), { exact: true })).toBeVisible();
      }
      await expect(list.getByText(t.doctors('card.premium'), { exact: true })).toHaveCount(0);
      await expectAbove(row, list);

      const cards = list.getByRole('article');
      await expect
        .poll(async () => {
          await cards.last().scrollIntoViewIfNeeded();
          return cards.count();
        })
        .toBe(rest);
      const names = await list.getByRole('heading', { level: 2 }).allInnerTexts();
      for (const doctor of first) expect(names).not.toContain(doctor);
      expect(new Set(names).size).toBe(rest);
    });

    test('a filtered list has no promoted doctors', async ({ page, backend, href, t }) => {
      const { list } = await promotedMost(backend);
      await page.goto(href(`${list}?date=${TOMORROW}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t.doctors('card.premium'), { exact: true })).toHaveCount(0);
      await page.goto(href(list));
      await expect(page.getByText(t.doctors('card.premium'), { exact: true })).not.toHaveCount(0);
    });
  });
}
