import type { Locator } from '@playwright/test';
import { formatDay } from '#shared/i18n/format-date.ts';
import { branchOptions, type BranchOption } from '#web/features/doctors/branch-options.ts';
import { cardOf, slotName } from '#tests/support/journey/doctors-list.ts';
import { findCard, findSpecialty } from '#tests/support/journey/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'hu' });

const TODAY = '2026-11-23';
function namesOn(list: Locator): Promise<string[]> {
  return list.getByRole('heading', { level: 2 }).allInnerTexts();
}

test('the list grows while it is scrolled, until everybody is there once', async ({
  page,
  outside,
  t,
}) => {
  const { list: path, specialty } = await findSpecialty(outside.api);
  const total = specialty.doctors_count;
  const list = page.getByRole('list', { name: t.doctors('list.label'), exact: true });
  const cards = list.getByRole('article');
  expect(total).toBeGreaterThan(16);

  await page.goto(path);
  const counted = page.getByRole('main').getByText(t.doctors('count', { count: total }));
  await expect(counted.first()).toBeVisible();
  await expect(cards).toHaveCount(8);
  await cards.nth(4).evaluate((card) => card.scrollIntoView({ block: 'end' }));
  await expect(cards.nth(4)).toBeInViewport({ ratio: 1 });
  await expect(cards).toHaveCount(8);
  const next = page.waitForRequest(/\/api\/v1\/doctors\/\?.*offset=8/);
  await cards.nth(5).evaluate((card) => card.scrollIntoView({ block: 'end' }));
  expect(new URL((await next).url()).searchParams.get('limit')).toBe('8');
  await expect(cards).toHaveCount(16);

  for (let shown = 16; shown < total; shown = Math.min(shown + 8, total)) {
    await cards.nth(shown - 1).scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(Math.min(shown + 8, total));
  }
  expect(new Set(await namesOn(list)).size).toBe(total);
});

test('where the next doctors do not come, those above stay and more can be asked for', async ({
  page,
  outside,
  troubles,
  t,
}) => {
  const { list } = await findSpecialty(outside.api);
  const cards = page.getByRole('article');
  await page.goto(list);
  troubles.expectNoAnswer(/^\/api\/v1\/doctors\/$/);
  await page.route(/offset=8/, (route) => route.abort('connectionrefused'));
  await cards.nth(5).scrollIntoViewIfNeeded();
  await expect(page.getByText(t.doctors('list.failed'))).toBeVisible();
  await expect(cards).toHaveCount(8);

  await page.unroute(/offset=8/);
  await page.getByRole('button', { name: t.doctors('list.retry') }).click();
  await expect(cards).toHaveCount(16);
  await expect(page.getByText(t.doctors('list.failed'))).toBeHidden();
});

test('all times of a day unfold and fold', async ({ page, outside, t }) => {
  const { list, doctor } = await findCard(outside.api, async ({ service, doctor }) => {
    const day = service.nearest_slot_datetime?.slice(0, 10) ?? TODAY;
    const { results } = await outside.api.slots({
      doctor: String(doctor.id),
      date_from: day,
      date_to: day,
    });
    return results.filter((slot) => slot.doctor_service === service.id).length > 5;
  });
  const card = cardOf(page, doctor);
  const times = card.getByRole('listitem').getByRole('button');

  await page.goto(list);
  const more = card.getByRole('button', { name: t.slots('showMore') });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const folded = await times.count();
  expect(folded).toBeGreaterThan(0);
  await more.click();
  await expect.poll(() => times.count()).toBeGreaterThan(folded);
  await card.getByRole('button', { name: t.slots('showLess') }).click();
  await expect(times).toHaveCount(folded);
});

test('days move by four, and never before today', async ({ page, outside, t }) => {
  const { list, doctor } = await findCard(outside.api, ({ service }) =>
    Boolean(service.nearest_slot_datetime?.startsWith(TODAY)),
  );
  const card = cardOf(page, doctor);
  const earlier = card.getByRole('button', { name: t.slots('previous') });
  const later = card.getByRole('button', { name: t.slots('next') });
  const day = (date: string) => card.getByText(formatDay(date, 'hu', 'dayMonth'), { exact: true });

  await page.goto(list);
  await expect(day(TODAY)).toBeVisible();
  await expect(day('2026-11-26')).toBeVisible();
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');

  await later.click();
  await expect(day('2026-11-27')).toBeVisible();
  await expect(day('2026-11-30')).toBeVisible();
  await expect(day('2026-11-26')).toBeHidden();
  await expect(earlier).not.toHaveAttribute('aria-disabled');

  await earlier.click();
  await expect(day(TODAY)).toBeVisible();
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await earlier.click({ force: true });
  await expect(day(TODAY)).toBeVisible();
});

test('another branch of a doctor has times of its own', async ({ page, outside, t }) => {
  const nearestOf = ({ service }: BranchOption) => service.nearest_slot_datetime;
  const { list, doctor } = await findCard(outside.api, ({ doctor }) => {
    const [first, second] = branchOptions(doctor);
    if (first === undefined || second === undefined) return false;
    const times = [nearestOf(first), nearestOf(second)];
    return !times.includes(null) && times[0] !== times[1];
  });
  const [first, second] = branchOptions(doctor);
  if (first === undefined || second === undefined) throw new Error('There are two');
  const card = cardOf(page, doctor);
  const nearest = (option: BranchOption) =>
    card.getByRole('button', { name: slotName({ datetime: nearestOf(option) ?? '' }, 'hu') });

  await page.goto(list);
  await expect(nearest(first)).toBeVisible();
  await expect(card).toContainText(first.branch.address);
  await card.getByRole('combobox', { name: t.doctors('card.branch') }).selectOption({ index: 1 });
  await expect(nearest(second)).toBeVisible();
  await expect(card).toContainText(second.branch.address);
});

test('a district narrows the list and stays in the address', async ({ page, outside, t }) => {
  const { list: path, specialty, city } = await findSpecialty(outside.api);
  const areas = (await outside.api.cityAreas(city.id)).results;
  const counted = await Promise.all(
    areas.map(async (area) => {
      const { count } = await outside.api.doctors({
        city: city.id,
        city_area: area.id,
        service: String(specialty.id),
        limit: 1,
      });
      return { area, count };
    }),
  );
  const found = counted.find(({ count }) => count > 0 && count < 8);
  const empty = counted.find(({ count }) => count === 0);
  if (found === undefined || empty === undefined) throw new Error('The demo data has no such area');
  const district = page.getByRole('combobox', { name: t.doctors('area.label') });
  const cards = page
    .getByRole('list', { name: t.doctors('list.label'), exact: true })
    .getByRole('article');

  // A choice made before the scripts have come would be made in vain.
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(cards).toHaveCount(8);
  await district.selectOption(found.area.name);
  await expect(page).toHaveURL(`${path}?city_area=${found.area.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(found.area.name);
  await expect(cards).toHaveCount(found.count);
  await page.reload();
  await expect(district).toHaveValue(found.area.slug);
  await expect(cards).toHaveCount(found.count);

  await district.selectOption(empty.area.name);
  await expect(page.getByRole('heading', { name: t.doctors('empty.title') })).toBeVisible();
  await page.getByRole('link', { name: t.doctors('empty.allAreas') }).click();
  await expect(page).toHaveURL(path);
  await expect(cards).toHaveCount(8);
});

test('the order is in the address, and back from a doctor all is as it was', async ({
  page,
  outside,
  t,
}) => {
  const { list: path, specialty, city } = await findSpecialty(outside.api);
  const byPrice = await outside.api.doctors({
    city: city.id,
    service: String(specialty.id),
    ordering: 'price',
    limit: 16,
  });
  const names = byPrice.results.map(({ name }) => name);
  const list = page.getByRole('list', { name: t.doctors('list.label'), exact: true });

  // A choice made before the scripts have come would be made in vain.
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: t.doctors('sort.label') }).selectOption('price');
  await expect(page).toHaveURL(`${path}?sort=price`);
  await expect.poll(() => namesOn(list)).toEqual(names.slice(0, 8));
  await list.getByRole('article').nth(5).scrollIntoViewIfNeeded();
  await expect.poll(() => namesOn(list)).toEqual(names);

  const tenth = list.getByRole('heading', { name: names[9] ?? '', exact: true });
  await tenth.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: names[9] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${path}?sort=price`);
  await expect(tenth).toBeInViewport();
  expect(await namesOn(list)).toEqual(names);
  const sort = page.getByRole('combobox', { name: t.doctors('sort.label') });
  await expect(sort.first()).toHaveValue('price');
});

test('another city has the same specialty', async ({ page, outside, t }) => {
  const { specialty } = await findSpecialty(outside.api);
  const city = page.getByRole('button', { name: t.common('city.label') });

  await page.goto(`/doctors/budapest/${specialty.slug}?sort=rating&city_area=v-kerulet`);
  await city.click();
  await page.getByRole('menuitem', { name: 'Debrecen' }).click();
  await page.getByRole('menuitem', { name: t.common('city.allDistricts') }).click();
  await expect(page).toHaveURL(`/doctors/debrecen/${specialty.slug}?sort=rating`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Debrecen');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t.common('toHome') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(city).toContainText('Debrecen');
  await page.reload();
  await expect(city).toContainText('Debrecen');
});
