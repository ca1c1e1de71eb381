import { specialties } from '#tests/support/e2e/data/find-slot.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const MAX_PROMOTED = 2;
const TOMORROW = '2026-11-24';

/** Finds the specialty with most promoted doctors, and these doctors. */
async function promotedMost({ api }: Backend) {
  const found = await Promise.all(
    (await specialties(api)).map(async (listed) => {
      const query = { city: listed.city.id, service: String(listed.specialty.id), limit: 10 };
      const { results } = await api.premiumDoctors(query);
      return { ...listed, promoted: results };
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

    test('promoted doctors follow the first doctor, are labelled before the name, and are listed once', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list: path, city, specialty, promoted } = await promotedMost(backend);
      const query = { city: city.id, service: String(specialty.id), limit: 1 };
      const [first] = (await backend.api.doctors(query)).results;
      const paid = promoted.slice(0, MAX_PROMOTED).filter(({ id }) => id !== first?.id);
      const names = paid.map(({ name }) => name);

      await page.goto(href(path));
      const cards = page
        .getByRole('list', { name: t.doctors('list.label'), exact: true })
        .getByRole('article');
      const headings = cards.getByRole('heading', { level: 2 });
      await expect(headings.first()).toHaveText(first?.name ?? '');
      const label = t.doctors('card.premium');
      const labelled = cards.filter({ has: page.getByText(label, { exact: true }) });
      await expect(labelled.getByRole('heading', { level: 2 })).toHaveText(names);
      for (const [index, name] of names.entries()) {
        await expect(headings.nth(index + 1)).toHaveText(name);
        await expect(cards.nth(index + 1)).toContainText(new RegExp(`${label}\\s*${name}`));
      }

      await expect
        .poll(async () => {
          await cards.last().scrollIntoViewIfNeeded();
          return cards.count();
        })
        .toBe(specialty.doctors_count);
      const all = await headings.allInnerTexts();
      expect(new Set(all).size).toBe(specialty.doctors_count);
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
