import type { Page } from '@playwright/test';
import type { ClinicBranchWithTotals } from '#shared/contract/catalogue/clinics.ts';
import type { Texts } from '../texts.ts';

const BRANCHES = 5000;

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

/** Responds to the requests of a page for branches with thousands of them. */
async function routeManyBranches(page: Page): Promise<void> {
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
}

/** Opens the map of Budapest with thousands of clinics, of which it shows all. */
export async function openMapOfManyClinics(page: Page, t: Texts) {
  await routeManyBranches(page);
  await page.goto('/map');
  const main = page.getByRole('main');
  const zoomIn = main.getByRole('button', { name: t.map('zoomIn'), exact: true });
  const zoomOut = main.getByRole('button', { name: t.map('zoomOut'), exact: true });
  const marks = main.getByRole('group', { name: t.map('label') }).getByRole('button');
  // Shows a larger part of the map than at first.
  await zoomOut.click();
  await zoomOut.click();
  await main.getByRole('heading', { level: 2, name: new RegExp(`^${BRANCHES} `) }).waitFor();
  await marks.first().waitFor();
  return { zoomIn, zoomOut, marks };
}
