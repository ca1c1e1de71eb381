import { specialties } from '#tests/support/journey/screens/find-visit.ts';
import { isAbove } from '#tests/support/journey/checks/layout.ts';
import type { Outside } from '#tests/support/journey/outside.ts';
import { COMPUTER_AND_PHONE } from '#tests/support/journey/screens/screens.ts';
import { expect, test } from '#tests/support/journey/test.ts';

const MAX_PROMOTED = 2;
const TOMORROW = '2026-11-24';

/** Finds the specialty with most promoted doctors, and these doctors. */
async function promotedMost({ api }: Outside) {
  const found = await Promise.all(
    (await specialties(api)).map(async (listed) => {
      const query = { city: listed.city.id, service: String(listed.specialty.id), limit: 10 };
      return { ...listed, promoted: (await api.premiumDoctors(query)).results };
    }),
  );
  const [most] = found.toSorted((a, b) => b.promoted.length - a.promoted.length);
  if (most === undefined || most.promoted.length === 0) throw new Error('Nobody is promoted');
  return most;
}

for (const { name, country, language, use } of COMPUTER_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('promoted doctors come first, are labelled, and are listed once', async ({
      page,
      outside,
      at,
      t,
    }) => {
      const { list: path, specialty, promoted } = await promotedMost(outside);
      const first = promoted.slice(0, MAX_PROMOTED).map((doctor) => doctor.name);
      const row = page.getByRole('list', { name: t.doctors('list.promoted') });
      const list = page.getByRole('list', { name: t.doctors('list.label'), exact: true });
      const rest = specialty.doctors_count - first.length;

      await page.goto(at(path));
      await expect(row.getByRole('heading')).toHaveText(first);
      for (const card of await row.getByRole('article').all()) {
        await expect(card.getByText(t.doctors('card.premium'), { exact: true })).toBeVisible();
      }
      await expect(list.getByText(t.doctors('card.premium'), { exact: true })).toHaveCount(0);
      await isAbove(row, list);

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

    test('a filtered list has no promoted doctors', async ({ page, outside, at, t }) => {
      const { list } = await promotedMost(outside);
      await page.goto(at(`${list}?date=${TOMORROW}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t.doctors('card.premium'), { exact: true })).toHaveCount(0);
      await page.goto(at(list));
      await expect(page.getByText(t.doctors('card.premium'), { exact: true })).not.toHaveCount(0);
    });
  });
}
