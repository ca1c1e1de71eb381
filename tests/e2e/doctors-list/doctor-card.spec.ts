import { distanceMetres, formatDistance } from '#shared/domain/catalogue/places/distance.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { showFullReviews } from '#shared/domain/catalogue/lists/best-service.ts';
import { countryOf } from '#shared/countries/index.ts';
import { cardOf } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { specialties } from '#tests/support/e2e/data/find-slot.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/** The number of reviews that a profile shows at first: fewer on a phone. */
const FIRST_REVIEWS = { desktop: 10, phone: 5 };
/** Degrees of latitude, about 330 metres. */
const OFFSET = 0.003;

/** Finds a doctor in a list with few reviews, which profiles show in full, or in one with many. */
async function reviewed({ api }: Backend, isFull: boolean) {
  for (const listed of [...(await specialties(api)), ...(await specialties(api, 1))]) {
    const query = { city: listed.city.id, service: String(listed.specialty.id), limit: 5 };
    const { results, feedback_count, total_count } = await api.doctors(query);
    const doctor = results.find(
      (each) => each.feedback_count > (isFull ? 0 : FIRST_REVIEWS.desktop),
    );
    if (doctor === undefined || showFullReviews(feedback_count, total_count) !== isFull) continue;
    return { ...listed, doctor };
  }
  throw new Error('The demo data has no such list');
}

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('a doctor card shows a discounted price with the full one', async ({
      page,
      reserve,
      href,
      t,
    }) => {
      const { currency } = countryOf(country);
      const { list, doctor, service } = await reserve.card(
        ({ service: { discount } }) => discount > 0,
      );
      const card = cardOf(page, doctor);
      await page.goto(href(list));
      await expect(card).toContainText(formatMoney(service.total, currency, language));
      const before = card.locator('s');
      await expect(before).toHaveText(formatMoney(service.price, currency, language));
      await expect(before).toHaveCSS('text-decoration-line', 'line-through');
      await expect(
        card.getByText(t.doctors('card.discount', { percent: service.discount })),
      ).toBeAttached();
      expect(service.total).toBeLessThan(service.price);
    });

    for (const isFull of [false, true]) {
      const which = isFull ? 'all reviews if the list has few' : 'the reviews';
      test(`the number of reviews links to ${which}`, async ({ page, backend, href, t }) => {
        const { list, doctor } = await reviewed(backend, isFull);
        const count = doctor.feedback_count;
        await page.goto(href(list));
        await cardOf(page, doctor)
          .getByRole('link', { name: t.doctors('card.reviews', { count }), exact: true })
          .click();
        await expect(page).toHaveURL(/#reviews$/);
        const { searchParams } = new URL(page.url());
        expect(searchParams.get('with_all_reviews')).toBe(isFull ? '1' : null);
        const reviews = page.getByRole('region', { name: t.profile('reviews.title') });
        await expect(reviews.getByRole('heading', { level: 2 })).toBeInViewport();
        const shown = reviews.getByRole('heading', { level: 3 });
        await expect(shown).toHaveCount(
          isFull ? count : FIRST_REVIEWS['viewport' in use ? 'phone' : 'desktop'],
        );
      });
    }

    test('a doctor card shows address, metro station and distance of the chosen branch', async ({
      page,
      reserve,
      context,
      href,
      t,
    }) => {
      const { list, doctor, branch } = await reserve.card(
        ({ doctor }) =>
          doctor.clinic_branches.length > 1 &&
          doctor.clinic_branches.every(({ closest_stations: [first] }) => first !== undefined),
      );
      // Pages round positions to four decimals.
      const here = {
        latitude: Number((branch.location.lat + OFFSET).toFixed(4)),
        longitude: Number(branch.location.lng.toFixed(4)),
      };
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(here);
      const distanceText = (metres: number) =>
        t.doctors('card.fromYou', { distance: formatDistance(metres, language) });
      const card = cardOf(page, doctor);
      const picker = card.getByRole('combobox', { name: t.doctors('card.branch') });

      await page.goto(href(`${list}?nearme=true`));
      for (const each of doctor.clinic_branches) {
        await picker.selectOption(String(each.id));
        const metres = distanceMetres(each.location, { lat: here.latitude, lng: here.longitude });
        await expect(card).toContainText(each.address);
        await expect(card).toContainText(distanceText(metres));
        const [station] = each.closest_stations;
        if (station === undefined) throw new Error('The branch has no station');
        const stop = card.getByRole('listitem').filter({ hasText: station.name });
        await expect(stop).toContainText(formatDistance(station.distance, language));
        for (const { short_name } of station.itineraries) {
          await expect(stop.getByRole('img', { name: short_name, exact: true })).toBeVisible();
        }
      }
      await picker.selectOption(String(branch.id));
      await expect(card).toContainText(/· \D*\d{3}\s(m|м)\s/);
    });
  });
}
