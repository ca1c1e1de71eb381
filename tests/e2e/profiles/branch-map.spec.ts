import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import type { Card } from '#tests/support/e2e/data/find-slot.ts';
import type { Reserve } from '#tests/support/e2e/data/reserve.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const hasBranches = (count: number) => (card: Card) => card.doctor.clinic_branches.length === count;

/** Opens the branches section of a profile. */
async function placesOf(page: Page, t: Texts) {
  const places = page.getByRole('region', { name: t.profile('places') });
  await places.getByRole('heading').scrollIntoViewIfNeeded();
  return { places, map: places.getByRole('group', { name: t.profile('places') }) };
}

async function findDoctor(backend: Backend, reserve: Reserve, branches: number) {
  const { doctor } = await reserve.card(hasBranches(branches));
  return { doctor, branches: (await backend.api.doctor({ slug: doctor.slug })).clinic_branches };
}

for (const [name, use] of [
  ['Hungarian on a desktop', { country: 'hu' }],
  ['Kazakh on a phone', { country: 'kz', language: 'kk', ...phone }],
  ['Romanian on a tablet', { country: 'ro', viewport: { width: 820, height: 1180 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('a branch chosen on the map becomes the branch of the booking', async ({
      page,
      backend,
      reserve,
      t,
      href,
    }) => {
      const { doctor, branches } = await findDoctor(backend, reserve, 2);
      await page.goto(href(`/doctor/${doctor.slug}`));
      const { places, map } = await placesOf(page, t);
      await expect(map).toBeVisible();
      const panel = page.getByRole('region', { name: t.profile('booking.title') });
      const marks = map.getByRole('button');
      await expect(marks).toHaveCount(branches.length);
      const other = map.getByRole('button', { pressed: false });
      const words = (await other.textContent()) ?? '';
      const branch = branches.find(({ address }) => words.endsWith(address));
      if (branch === undefined) throw new Error(`No branch is called ${words}`);

      await other.focus();
      await page.keyboard.press('Enter');
      await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName(
        `${branch.name}, ${branch.address}`,
      );
      await expect(panel).toContainText(branch.address);
      const inList = places.getByRole('listitem').filter({ hasText: branch.address });
      await expect(inList.getByRole('button')).toHaveAttribute('aria-pressed', 'true');

      await expectNoOverflow(page);
      await expectAccessible(page, { within: 'main', rules: 'advice' });
    });
  });
}

test('lists address, stations and directions of every branch', async ({
  page,
  backend,
  reserve,
  t,
}) => {
  const { doctor, branches } = await findDoctor(backend, reserve, 1);
  const [branch] = branches;
  if (branch === undefined) throw new Error('The doctor has no branch');
  await page.goto(`/doctor/${doctor.slug}`);
  const { places, map } = await placesOf(page, t);
  await expect(places).toContainText(branch.address);
  for (const { name } of branch.closest_stations) await expect(places).toContainText(name);
  const { lat, lng } = branch.location;
  await expect(
    places
      .getByRole('list', { name: `${t.map('directions')}: ${branch.name}` })
      .getByRole('link', { name: 'Google Maps' }),
  ).toHaveAttribute('href', new RegExp(`destination=${lat}%2C${lng}$`));
  // A single branch offers no choice.
  await expect(map.getByRole('img', { name: `${branch.name}, ${branch.address}` })).toBeVisible();
  await expect(map.getByRole('button')).toHaveCount(0);
  await places.getByRole('button', { name: t.map('zoomIn') }).click();
  await places.getByRole('button', { name: t.map('showAll') }).click();
  await expect(map.getByRole('img', { name: branch.name })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ country: 'kg', javaScriptEnabled: false });

  test('without scripts, shows the list without a map', async ({
    page,
    backend,
    reserve,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    const { doctor, branches } = await findDoctor(backend, reserve, 2);
    await page.goto(`/doctor/${doctor.slug}`);
    const { places, map } = await placesOf(page, t);
    await expect(map).toHaveCount(0);
    for (const { address } of branches) await expect(places).toContainText(address);
  });
});
