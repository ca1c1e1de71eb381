import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { layoutShift, MAX_SHIFT } from '#tests/support/e2e/checks/layout-shift.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { DESKTOP_AND_PHONE, SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

interface InCity {
  clinic: ClinicProfile;
  city: City;
  cities: City[];
  path: string;
}

/** Finds the matching clinic with most doctors in the largest city. */
async function findClinic(
  { api }: Backend,
  matches: (clinic: ClinicProfile, city: City) => boolean = () => true,
): Promise<InCity> {
  const cities = (await api.cities()).results;
  const [city] = cities;
  if (city === undefined) throw new Error('The country has no city');
  const { results } = await api.clinics({ city: city.id, limit: 100 });
  for (const { slug } of results.toSorted((a, b) => b.doctors_count - a.doctors_count)) {
    const clinic = await api.clinic({ slug, city: city.id });
    if (matches(clinic, city)) {
      return { clinic, city, cities, path: paths.clinic(city.slug, slug) };
    }
  }
  throw new Error('The demo data has no such clinic');
}

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('a clinic page shows doctors, prices, addresses and reviews', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { clinic, city, path } = await findClinic(backend, (own) => own.feedback_count > 0);
      await page.goto(href(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.name);
      const section = (title: string) => page.getByRole('region', { name: title, exact: true });

      await expect(
        section(t.clinic('doctors.title')).getByRole('article').first().getByRole('button').first(),
      ).toBeVisible();
      const { currency } = await backend.api.settings();
      const [specialty] = clinic.specialties;
      const services = section(t.clinic('services.title'));
      await expect(services).toContainText(specialty?.consultation_name ?? '');
      await expect(services).toContainText(
        formatMoney(specialty?.min_price ?? 0, currency, language),
      );
      const places = section(t.clinic('places.title'));
      for (const branch of clinic.clinic_branches.filter((own) => own.city === city.id)) {
        await expect(places).toContainText(branch.address);
      }
      await expect(places.getByRole('link', { name: 'Google Maps' }).first()).toBeVisible();
      const reviews = section(t.clinic('reviews.title'));
      const newest = await backend.api.clinicReviews({
        slug: clinic.slug,
        city: city.id,
        limit: 1,
      });
      await expect(reviews.getByRole('listitem').first()).toContainText(
        newest.results[0]?.comment ?? '',
      );
      await expect(reviews.getByRole('listitem').first()).toContainText(
        newest.results[0]?.doctor.name ?? '',
      );

      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
      await reviews.scrollIntoViewIfNeeded();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('a specialty and a price filter the doctors', async ({ page, backend, href, t }) => {
      const { clinic, path } = await findClinic(backend, ({ specialties, doctors_count: all }) =>
        specialties.some(({ doctors_count: count }) => count > 1 && count < 5 && count < all),
      );
      const service = clinic.specialties.find(
        ({ doctors_count: count }) => count > 1 && count < 5 && count < clinic.doctors_count,
      );
      if (service === undefined) throw new Error('The clinic has no such specialty');
      await page.goto(href(path));
      const doctors = page.getByRole('region', { name: t.clinic('doctors.title'), exact: true });
      const chips = page.getByRole('navigation', { name: t.clinic('doctors.filter') });
      const chip = chips.getByRole('link', { name: new RegExp(`^${service.name} `) });

      await chip.click();
      await expect(page).toHaveURL(href(`${path}?service=${service.slug}`));
      await expect(chip).toHaveAttribute('aria-current', 'true');
      await expect(doctors.getByRole('article')).toHaveCount(service.doctors_count);
      await expect(
        doctors
          .getByRole('status')
          .filter({ hasText: t.doctors('count', { count: service.doctors_count }) }),
      ).toBeAttached();
      await expect(chip).toBeFocused();
      for (const card of await doctors.getByRole('article').all()) {
        await expect(card).toContainText(service.name, { ignoreCase: true });
      }

      const [procedure] = clinic.procedures;
      if (procedure === undefined) return;
      await page
        .getByRole('region', { name: t.clinic('services.title') })
        .getByRole('link', { name: procedure.name, exact: true })
        .click();
      await expect(page).toHaveURL(href(`${path}?service=${procedure.slug}#doctors`));
      await expect(doctors.getByRole('heading', { level: 2 }).first()).toBeInViewport();
      await expect(
        chips.getByRole('link', { name: new RegExp(`^${procedure.name}`) }),
      ).toHaveAttribute('aria-current', 'true');
    });
  });
}

test.describe('in the Emirates', () => {
  test.use({ country: 'ae' });

  test('in the Emirates, books an appointment from the clinic page', async ({
    page,
    reserve,
    t,
  }) => {
    const { doctor, specialty, city, branch, slot } = await reserve.slot();
    const { fillIn, submit, dialog } = bookingDialog(page, t);
    const path = paths.clinic(city.slug, branch.clinic_slug, `?service=${specialty.slug}`);
    await page.goto(path);
    const card = cardOf(page, doctor);
    const time = card.getByRole('button', { name: slotName(slot, 'en') });
    await expect(firstSlot(card)).toBeVisible();
    if (!(await time.isVisible())) {
      await card.getByRole('button', { name: t.slots('next') }).click();
    }
    await time.click();
    await expect(dialog).toContainText(branch.address);
    const patient = reserve.patient();
    await fillIn(patient);
    await submit();
    await expectBooked(page, t);
  });
});

test('loads more doctors and reviews on request', async ({ page, backend, t, browserErrors }) => {
  const { clinic, path } = await findClinic(
    backend,
    (own) => own.doctors_count > 8 && own.feedback_count > 5,
  );
  await page.goto(path);
  const doctors = page.getByRole('region', { name: t.clinic('doctors.title'), exact: true });
  const more = doctors.getByRole('button', { name: t.clinic('doctors.more') });
  await expect(doctors.getByRole('article')).toHaveCount(8);

  browserErrors.expectNoResponse(/\/api\/v1\/doctors\/$/);
  await page.route(/\/api\/v1\/doctors\/\?/, (route) => route.abort('connectionrefused'));
  await more.click();
  await expect(doctors.getByRole('alert')).toContainText(t.clinic('doctors.failed'));
  await page.unroute(/\/api\/v1\/doctors\/\?/);
  await doctors.getByRole('button', { name: t.common('retry') }).click();
  await expect(doctors.getByRole('article')).toHaveCount(Math.min(clinic.doctors_count, 16));
  await expect(doctors.getByRole('alert')).toHaveCount(0);

  const reviews = page.getByRole('region', { name: t.clinic('reviews.title') });
  await expect(reviews.getByRole('listitem')).toHaveCount(5);
  await reviews.getByRole('button', { name: t.profile('reviews.more') }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(Math.min(clinic.feedback_count, 10));
});

test.describe('on a Monday morning', () => {
  // It is 08:01 in the clinics' time zone, which differs from the visitor's.
  test.use({ timezoneId: 'Pacific/Auckland' });

  for (const [state, opens] of [
    ['open', '08:00'],
    ['closed', '09:00'],
  ] as const) {
    test(`a clinic that opens at ${opens} is ${state}`, async ({ page, backend, t }) => {
      const matches = (own: ClinicProfile, city: City) => {
        const branches = own.clinic_branches.filter((branch) => branch.city === city.id);
        const first = branches[0]?.opening_hours.find(({ weekday }) => weekday === 1);
        return branches.length === 1 && first?.opens === opens;
      };
      const { clinic, city, path } = await findClinic(backend, matches);
      const branch = clinic.clinic_branches.find((own) => own.city === city.id);
      const first = branch?.opening_hours.find(({ weekday }) => weekday === 1);
      const words =
        state === 'open'
          ? t.clinic('hours.open', { time: first?.closes ?? '' })
          : t.clinic('hours.opensAt', { time: opens });
      await page.goto(path);
      await expect(page.getByRole('banner').first()).toBeVisible();
      const contact = page.getByRole('region', { name: t.clinic('places.nav'), exact: true });
      await expect(contact.locator('summary')).toContainText(words);
      await expect(contact.getByRole('definition').first()).toContainText(
        `${opens}–${first?.closes ?? ''}`,
      );
    });
  }
});

test('a link to a clinic in a city without it redirects to the clinic', async ({
  page,
  backend,
  href,
}) => {
  const { clinic, city, cities, path } = await findClinic(backend, (own, here) =>
    own.clinic_branches.every((branch) => branch.city === here.id),
  );
  const other = cities.find(({ id }) => id !== city.id);
  if (other === undefined) throw new Error('The country has only one city');
  await page.goto(href(paths.clinic(other.slug, clinic.slug)));
  await expect(page).toHaveURL(href(path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.name);
});

test('choosing a city without the clinic shows the clinics there', async ({ page, backend, t }) => {
  const { cities, path } = await findClinic(backend, (own, here) =>
    own.clinic_branches.every((branch) => branch.city === here.id),
  );
  const other = cities.find(({ slug }) => slug === 'szeged');
  if (other === undefined) throw new Error('Hungary has no city Szeged');
  await page.goto(path);
  await page.getByRole('button', { name: t.common('city.label') }).click();
  await page.getByRole('menuitem', { name: other.name, exact: true }).click();
  await page.getByRole('menuitem', { name: t.common('city.allDistricts') }).click();
  await expect(page).toHaveURL(paths.clinics(other.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t.clinics('heading', { where: other.locative_name }),
  );
});

test('a clinic in several cities has a page in each, linked to each other', async ({
  page,
  backend,
}) => {
  const { clinic, city, cities, path } = await findClinic(backend, (own, here) =>
    own.clinic_branches.some((branch) => branch.city !== here.id),
  );
  const elsewhere = clinic.clinic_branches.find((branch) => branch.city !== city.id);
  const other = cities.find(({ id }) => id === elsewhere?.city);
  if (other === undefined || elsewhere === undefined) throw new Error('The branch has no city');
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main).not.toContainText(elsewhere.address);
  await main.getByRole('link', { name: other.name, exact: true }).click();
  await expect(page).toHaveURL(paths.clinic(other.slug, clinic.slug));
  await expect(main).toContainText(elsewhere.address);
});

test('JSON-LD has the address of the clinic and the ratings of its doctors', async ({
  page,
  backend,
}) => {
  const { clinic, city, path } = await findClinic(backend, (own) => own.feedback_count > 0);
  await page.goto(path);
  const items = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
  expect(items.find((item) => item['@type'] === 'MedicalClinic')).toMatchObject({
    name: clinic.name,
    address: { addressLocality: city.name },
    aggregateRating: { ratingValue: clinic.feedback_score, reviewCount: clinic.feedback_count },
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path}$`),
  );
});

test.describe('without scripts', () => {
  test.use({ country: 'ro', javaScriptEnabled: false });

  test('without scripts, shows doctors, slots, prices, hours and reviews', async ({
    page,
    backend,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    const { clinic, path } = await findClinic(backend, (own) => own.specialties.length > 1);
    const [service] = clinic.specialties;
    if (service === undefined) throw new Error('The clinic has no specialties');
    await page.goto(path);
    const doctors = page.getByRole('region', { name: t.clinic('doctors.title'), exact: true });
    await expect(firstSlot(doctors.getByRole('article').first())).toBeVisible();
    await expect(page.getByText(t.clinic('hours.note'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t.clinic('reviews.title') })).toBeVisible();
    await page
      .getByRole('navigation', { name: t.clinic('doctors.filter') })
      .getByRole('link', { name: new RegExp(`^${service.name} `) })
      .click();
    await expect(page).toHaveURL(new RegExp(`service=${service.slug}`));
    await expect(doctors.getByRole('article').first()).toContainText(service.name, {
      ignoreCase: true,
    });
  });
});
