import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { branchOptions } from '#web/features/doctors/branch/branch-options.ts';
import { slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { setCityCookie } from '#tests/support/e2e/set-city-cookie.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/** Six screens of a small phone. */
const MAX_HEIGHT = 4500;
const MAX_FOOTER_HEIGHT = 420;
/** The first screen of a phone whose browser shows its bars. */
const FIRST_SCREEN = 620;

for (const country of COUNTRY_CODES) {
  test.describe(`home page on a phone in ${country}`, () => {
    test.use({ country, ...phone });

    test('the home page is short, and begins with a time to book', async ({
      page,
      context,
      backend,
      baseURL,
      t,
    }) => {
      const [city] = (await backend.api.cities()).results;
      await setCityCookie(context, baseURL, city?.slug ?? '');
      await page.goto('/');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(footer?.height).toBeLessThanOrEqual(MAX_FOOTER_HEIGHT);
      const times = page.getByRole('region', { name: t.home('soonest.title') });
      const time = await times.getByRole('button').first().boundingBox();
      expect((time?.y ?? Infinity) + (time?.height ?? 0)).toBeLessThanOrEqual(FIRST_SCREEN);
    });
  });
}

test('the first time is the soonest of the city and opens its booking', async ({
  page,
  backend,
  t,
}) => {
  const [city] = (await backend.api.cities()).results;
  const { results } = await backend.api.doctors({ city: city?.id ?? 0, ordering: 'soonest' });
  const [doctor] = results;
  const [option] = doctor === undefined ? [] : branchOptions(doctor, { ordering: 'soonest' });
  const datetime = option?.service.nearest_slot_datetime;
  if (doctor === undefined || !datetime) throw new Error('No doctor is available');

  await page.goto('/');
  const times = page.getByRole('region', { name: t.home('soonest.title') });
  await expect(times.getByRole('link')).toHaveCount(3);
  const name = `${doctor.name}, ${slotName({ datetime }, 'hu')}`;
  await expect(times.getByRole('button').first()).toHaveAccessibleName(name);
  await times.getByRole('button').first().click();
  const booking = page.getByRole('dialog', { name: t.booking('steps.form') });
  await expect(booking).toContainText(doctor.name);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('on a tablet, the search is as wide as the sections, and its button has room', async ({
    page,
    t,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const search = await main.getByRole('search').boundingBox();
    const section = await main
      .getByRole('region', { name: t.home('specialties.title') })
      .boundingBox();
    expect(search?.x).toBe(section?.x);
    expect(search?.width).toBe(section?.width);
    const button = main.getByRole('button', { name: t.common('search.submit'), exact: true });
    const field = await main.locator('form').boundingBox();
    const inside = await button.boundingBox();
    expect((inside?.y ?? 0) - (field?.y ?? 0)).toBeGreaterThanOrEqual(4);
  });
});
