import type { ClinicBranchWithTotals } from '#shared/contract/catalogue/clinics.ts';
import {
  interactionDelay,
  throttleCpu,
  recordInteractions,
} from '#tests/support/e2e/checks/interaction-delay.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const BRANCHES = 5000;
/** The CPU of a cheap phone relative to the test machine. */
const CPU_SLOWDOWN = 4;
/** The maximum duration of an interaction in milliseconds. */
const MAX_DURATION_MS = 400;
const MAX_MARKS = 150;
const ROUNDS = 3;

/** Returns one of many branches, spread over Budapest. */
function branchAt(index: number): ClinicBranchWithTotals {
  return {
    id: 100_000 + index,
    name: `Klinika ${index}`,
    address: `Fő utca ${index}.`,
    phone: null,
    clinic: 1,
    clinic_slug: 'klinika',
    city: 10,
    city_name: 'Budapest',
    city_area: null,
    city_area_name: null,
    location: {
      lat: 47.4 + ((index * 7919) % BRANCHES) / 25_000,
      lng: 18.95 + ((index * 104_729) % BRANCHES) / 25_000,
    },
    distance: null,
    closest_stations: [],
    doctors_count: 3,
    feedback_count: 12,
    feedback_score: 9,
    min_price: 12_000,
    max_price: 20_000,
  };
}

test.use({ country: 'hu', ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('the map with thousands of clinics stays responsive on a slow phone', async ({
  page,
  t,
}, info) => {
  const all = Array.from({ length: BRANCHES }, (_, index) => branchAt(index));
  await page.route(/\/api\/v1\/clinic-branches\//, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [west = 0, south = 0, east = 0, north = 0] = (query.get('bbox') ?? '')
      .split(',')
      .map(Number);
    const inBox = all.filter(
      ({ location: { lat, lng } }) => lat >= south && lat <= north && lng >= west && lng <= east,
    );
    const offset = Number(query.get('offset'));
    const end = offset + Number(query.get('limit'));
    return route.fulfill({
      json: {
        count: inBox.length,
        next: end < inBox.length ? '/next' : null,
        previous: null,
        results: inBox.slice(offset, end),
      },
    });
  });
  await recordInteractions(page);
  await page.goto('/map');
  const main = page.getByRole('main');
  const map = main.getByRole('group', { name: t.map('label') });
  const count = main.getByRole('heading', { level: 2 });
  const zoomIn = main.getByRole('button', { name: t.map('zoomIn'), exact: true });
  const zoomOut = main.getByRole('button', { name: t.map('zoomOut'), exact: true });
  // Shows a larger part of the map than at first.
  await zoomOut.click();
  await zoomOut.click();
  await expect(count).toHaveText(new RegExp(`^${BRANCHES} `));
  await expect(map.getByRole('button').first()).toBeVisible();
  await throttleCpu(page, CPU_SLOWDOWN);

  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.push(await interactionDelay(page, () => zoomIn.click()));
    figures.push(await interactionDelay(page, () => zoomOut.click()));
    expect(await map.getByRole('button').count()).toBeLessThan(MAX_MARKS);
  }
  info.annotations.push({ type: 'milliseconds', description: figures.join() });
  expect(Math.min(...figures)).toBeLessThan(MAX_DURATION_MS);
});
