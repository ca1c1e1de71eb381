import type { Locator, Page } from '@playwright/test';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { setCityCookie } from '#tests/support/e2e/set-city-cookie.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import { CITY_WITHOUT_MAP } from '#tests/support/data/city-extract.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const small = { ...phone, viewport: { width: 360, height: 740 } };
const REDUCED_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;
const SITES = [
  {
    name: 'on a desktop, in Hungarian',
    city: 'budapest',
    use: { country: 'hu', ...REDUCED_MOTION },
  },
  {
    name: 'on a phone, in Kazakh',
    city: 'almaty',
    use: { country: 'kz', language: 'kk', ...small, ...REDUCED_MOTION },
  },
] as const;
/** The colour of main roads in the themes, as red, green and blue. */
const MAIN_ROAD = { light: '253,231,189', dark: '87,80,63' };
const BRANCHES = /\/api\/v1\/clinic-branches\//;

function mapOf(page: Page, t: Texts) {
  const main = page.getByRole('main');
  const map = main.getByRole('group', { name: t.map('label') });
  return {
    main,
    map,
    cards: main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
    count: main.getByRole('heading', { level: 2 }),
    zoomIn: main.getByRole('button', { name: t.map('zoomIn'), exact: true }),
    service: main.getByRole('combobox', { name: t.map('specialty') }),
    near: main.getByRole('button', { name: t.filters('near.toggle') }),
  };
}

/** Returns the colours of the drawn ground. */
function coloursOf(map: Locator): Promise<string[]> {
  return map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    // A copy, as the browser warns about canvases that are read often.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', {
      willReadFrequently: true,
    });
    copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    }
    return [...colours];
  });
}

/** Returns the map once its markers are rendered by script. */
async function openMap(page: Page, t: Texts, path: string) {
  await page.goto(path);
  const parts = mapOf(page, t);
  await expect(parts.map.getByRole('button').first()).toBeVisible();
  return parts;
}

for (const { name, city, use } of SITES) {
  test.describe(name, () => {
    test.use(use);
    test.beforeEach(({ context, baseURL }) => setCityCookie(context, baseURL, city));

    test('highlights a chosen clinic both on the map and in the list', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { map, cards } = await openMap(page, t, href('/map'));
      const chosenMark = map.getByRole('button', { pressed: true });
      await expect(chosenMark).toHaveCount(0);
      const chosenCard = cards.and(page.locator('[aria-current="true"]'));

      const onMap = cards.nth(1).getByRole('button');
      await onMap.click();
      await expect(onMap).toHaveAttribute('aria-pressed', 'true');
      const [, words = ''] = ((await onMap.textContent()) ?? '').split(/: (.*)/);
      await expect(chosenMark).toHaveAccessibleName(words);
      await expect(chosenMark).toBeInViewport();

      const [branch] = (await backend.api.clinicBranches({ limit: 1 })).results;
      if (branch === undefined) throw new Error('There is no branch');
      const { lat, lng } = branch.location;
      await openMap(page, t, href(`/map?lat=${lat}&lng=${lng}&zoom=17`));
      const mark = map.getByRole('button', { name: `${branch.name}, ${branch.address}` });
      await mark.focus();
      await page.keyboard.press('Enter');
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expect(mark).toBeFocused();
      await expect(chosenCard.getByRole('heading')).toHaveText(branch.name);
      await expect(chosenCard).toBeInViewport();

      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    test('moving the map updates the list and the URL', async ({ page, href, t }) => {
      const { zoomIn, cards, count } = await openMap(page, t, href('/map'));
      const all = await count.textContent();
      await zoomIn.focus();
      for (let step = 0; step < 3; step += 1) {
        // The URL changes at once, the list when it has been rendered, and then it requests its area.
        const response = page.waitForResponse(/\/clinic-branches\//);
        await page.keyboard.press('Enter');
        await response;
      }
      await expect(page).toHaveURL(/\/map\?lat=\d+(\.\d{1,3})?&lng=\d+(\.\d{1,3})?&zoom=15$/);
      await expect(count).not.toHaveText(all ?? '');
      await expect(count).toHaveAttribute('aria-busy', 'false');
      const address = page.url();
      const seen = await cards.count();

      await page.reload();
      await expect(page).toHaveURL(address);
      // The URL covers at least the visible area.
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(seen);
      await page
        .getByRole('main')
        .getByRole('button', { name: t.map('none.city', { city: '' }) })
        .click();
      await expect(page).toHaveURL(href('/map'));
      await expect(count).toHaveText(all ?? '');
    });

    test('a specialty filters the clinics', async ({ page, backend, href, t }) => {
      const [city] = (await backend.api.cities()).results;
      if (city === undefined) throw new Error('There is no city');
      const { results: services } = await backend.api.services({
        city: city.id,
        type: 'initial-appointment',
        has_adult_service: false,
        is_primary: true,
        limit: 'none',
      });
      const rare = services
        .filter(({ doctors_count: doctors }) => doctors > 0)
        .toSorted((a, b) => a.doctors_count - b.doctors_count)[0];
      if (rare === undefined) throw new Error('There is no specialty');
      const { results } = await backend.api.clinicBranches({ service: String(rare.id) });
      const names = results.map((branch) => branch.name);
      const { service, cards } = await openMap(page, t, href('/map'));
      const before = await cards.count();

      await service.selectOption(rare.slug);
      await expect(page).toHaveURL(new RegExp(`/map\\?service=${rare.slug}$`));
      await expect(cards).not.toHaveCount(before);
      for (const heading of await cards.getByRole('heading').allInnerTexts()) {
        expect(names).toContain(heading);
      }
      await service.selectOption('');
      await expect(cards).toHaveCount(before);
    });

    test('an empty area offers the way back to the city', async ({ page, href, t }) => {
      await page.goto(href('/map?lat=1&lng=1'));
      const { main, cards } = mapOf(page, t);
      await expect(main.getByText(t.map('none.title'))).toBeVisible();
      await expectAccessible(page);
      await main
        .getByRole('button', { name: t.map('none.city', { city: '' }) })
        .last()
        .click();
      await expect(cards.first()).toBeVisible();
    });

    test('a failed request shows an error and a retry', async ({
      page,
      href,
      t,
      browserErrors,
    }) => {
      const { main, service, cards } = await openMap(page, t, href('/map'));
      browserErrors.expectNoResponse(BRANCHES);
      await page.route(BRANCHES, (route) => route.abort('connectionrefused'));
      await service.selectOption({ index: 1 });
      await expect(main.getByText(t.map('failed'))).toBeVisible();
      await page.unroute(BRANCHES);
      await main.getByRole('button', { name: t.common('retry') }).click();
      await expect(main.getByText(t.map('failed'))).toBeHidden();
      await expect(cards.first()).toBeVisible();
    });

    test.describe('without permission for the position', () => {
      test.use({ permissions: [] });

      test('near me says why it is unavailable', async ({ page, href, t }) => {
        const { near } = await openMap(page, t, href('/map'));
        await near.click();
        await expect(page.getByText(t.filters('near.failed'))).toBeVisible();
        await expect(near).toHaveAttribute('aria-pressed', 'false');
      });
    });
  });
}

test.describe('near me', () => {
  const here = { latitude: 47.5079, longitude: 19.0602 };
  test.use({ permissions: ['geolocation'], geolocation: here });

  test('near me, shows the nearest clinics first and keeps the position out of the URL', async ({
    page,
    backend,
    t,
  }) => {
    const at = { lat: here.latitude, lng: here.longitude };
    const { results } = await backend.api.clinicBranches({ ...at, limit: 3 });
    const { near, cards, map } = await openMap(page, t, '/map');
    await near.click();
    await expect(near).toHaveAttribute('aria-pressed', 'true');
    await expect(map.getByRole('img', { name: t.map('you') })).toBeInViewport();
    await expect(cards.first()).toContainText(t.map('fromYou', { distance: '' }).trim());
    await expect
      .poll(async () => (await cards.getByRole('heading').allInnerTexts()).slice(0, 3))
      .toEqual(results.map((branch) => branch.name));
    await expect(page).toHaveURL('/map');
    const distances = results.map(({ location }) => distanceMetres(at, location));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });
});

test('a URL with a place shows the clinics there', async ({ page, backend, t }) => {
  const city = (await backend.api.cities()).results.find(({ slug }) => slug === 'debrecen');
  if (city === undefined) throw new Error('Debrecen is not a city');
  const { results } = await backend.api.clinicBranches({ city: city.id });
  const { lat, lng } = city.location;
  const { cards } = await openMap(page, t, `/map?lat=${lat}&lng=${lng}&zoom=12`);
  const names = results.map((branch) => branch.name);
  for (const heading of await cards.getByRole('heading').allInnerTexts()) {
    expect(names).toContain(heading);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/map$/);
});

test('the city picker moves the map', async ({ page, t }) => {
  const { cards, zoomIn } = await openMap(page, t, '/map');
  const before = await cards.first().textContent();
  await zoomIn.click();
  await expect(page).toHaveURL(/zoom=/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Budapest/ })
    .click();
  await page.getByRole('menuitem', { name: /Szeged/ }).hover();
  await page.getByRole('menuitem', { name: /Szeged/ }).click();
  await page.getByRole('menuitem', { name: t.common('city.allDistricts') }).click();
  await expect(page).toHaveURL('/map');
  await expect(cards.first()).not.toHaveText(before ?? '');
});

test('the map is drawn with names, its copyright and a scale', async ({ page, t }) => {
  const { map } = await openMap(page, t, '/map?lat=47.5&lng=19.05&zoom=15');
  // Those below pins are hidden.
  const names = map.getByText(/^(Street|Avenue) -?\d$/).filter({ visible: true });
  await expect(names.first()).toBeVisible();
  await expect(map.locator('canvas')).toBeVisible();
  const copyright = page.getByRole('link', { name: '© OpenStreetMap contributors' });
  await expect(copyright).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  await expect.poll(() => coloursOf(map)).toContain(MAIN_ROAD.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => coloursOf(map)).toContain(MAIN_ROAD.dark);
});

for (const [name, block] of [
  ['a city without a map', null],
  ['a map that cannot be loaded', '**/media/maps/*.json'],
] as const) {
  test(`${name} shows the addresses with links to other maps`, async ({
    page,
    backend,
    t,
    browserErrors,
  }) => {
    const slug = block === null ? CITY_WITHOUT_MAP : 'debrecen';
    const city = (await backend.api.cities()).results.find((each) => each.slug === slug);
    if (city === undefined) throw new Error(`${slug} is not a city`);
    if (block !== null) {
      browserErrors.expectNoResponse(/\/media\/maps\//);
      await page.route(block, (route) => route.abort('connectionrefused'));
    }
    const { lat, lng } = city.location;
    await page.goto(`/map?lat=${lat}&lng=${lng}&zoom=12`);
    const { cards, map } = mapOf(page, t);
    await expect(cards.first().getByRole('link', { name: 'Google Maps' })).toBeVisible();
    await expect(map).toHaveCount(0);
    await expect(cards.first().getByRole('button')).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
