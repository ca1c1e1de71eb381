import { formatMoney } from '#shared/domain/money.ts';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { specialtyLink } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { layoutShift, MAX_SHIFT } from '#tests/support/e2e/checks/layout-shift.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

async function largestCity({ api }: Backend) {
  const [city] = (await api.cities()).results;
  if (city === undefined) throw new Error('The country has no city');
  return city;
}

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ ...use, country, language, contextOptions: { reducedMotion: 'reduce' } });

    // The city prompt has its own tests.
    test.beforeEach(async ({ context, backend, baseURL }) => {
      const { slug } = await largestCity(backend);
      await context.addCookies([{ name: 'city-slug', value: slug, url: baseURL ?? '' }]);
    });

    test('the home page shows specialties, cities, prices and how booking works', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const city = await largestCity(backend);
      const { currency } = await backend.api.settings();
      const categories = await backend.api.serviceCategories({ city: city.id, limit: 'none' });
      const [popular] = categories.results
        .flatMap(({ procedures }) => procedures)
        .toSorted((a, b) => b.doctors_count - a.doctors_count || a.id - b.id);
      const clinics = await backend.api.clinics({ city: city.id, ordering: 'rating', limit: 1 });
      const reviews = await backend.api.latestReviews({ city: city.id, limit: 1 });
      const [clinic] = clinics.results;
      const [review] = reviews.results;
      if (typeof popular?.min_price !== 'number' || clinic === undefined || review === undefined) {
        throw new Error('The demo data has too few items');
      }

      await page.goto(href('/'));
      const part = (title: string) => page.getByRole('region', { name: title, exact: true });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('main').getByRole('search')).toBeInViewport();

      const procedure = part(t.home('procedures.title')).getByRole('link', { name: popular.name });
      await expect(procedure.first()).toContainText(
        formatMoney(popular.min_price, currency, language),
      );
      await expect(
        part(t.home('clinics.title')).getByRole('link', { name: clinic.name }),
      ).toHaveAttribute('href', href(paths.clinic(city.slug, clinic.slug)));
      await expect(part(t.home('steps.title')).getByRole('listitem')).toHaveCount(3);
      await expect(part(t.home('reviews.title'))).toContainText(review.comment);
      await expect(
        part(t.home('reviews.title')).getByRole('link', { name: review.doctor.name }).first(),
      ).toBeVisible();
      await expect(part(t.home('cities.title'))).toContainText(
        t.doctors('count', { count: city.doctors_count }),
      );

      const answer = page.getByText(t.home('questions.cost.answer'));
      await expect(answer).toBeHidden();
      await page.getByText(t.home('questions.cost.question')).click();
      await expect(answer).toBeVisible();

      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    test('causes no layout shift while loading', async ({ page, href }) => {
      await page.goto(href('/'));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  });
}

test('every section links to its complete list', async ({ page, backend, t }) => {
  const city = await largestCity(backend);
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [label, path] of [
    [t.home('procedures.all'), paths.procedures(city.slug)],
    [t.home('clinics.all'), paths.clinics(city.slug)],
    [t.home('join.link'), paths.join()],
  ] as const) {
    await main.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

for (const { country, canMove, hasCode } of [
  { country: 'hu', canMove: true, hasCode: true },
  { country: 'kg', canMove: false, hasCode: true },
  { country: 'ae', canMove: true, hasCode: false },
] as const) {
  test.describe(`home page in ${country}`, () => {
    test.use({ country });

    test('steps and answers match the features of the country', async ({ page, t }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByText(t.home('steps.appointment.canMove'))).toHaveCount(
        canMove ? 1 : 0,
      );
      await expect(main.getByText(t.home('questions.change.answer'))).toHaveCount(canMove ? 1 : 0);
      await expect(main.getByText(t.home('steps.confirm.withCode'))).toHaveCount(hasCode ? 1 : 0);
    });
  });
}

test('JSON-LD has the questions with their answers', async ({ page, t }) => {
  await page.goto('/');
  const items = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
  const questions = items.find((item) => item['@type'] === 'FAQPage');
  expect(questions.mainEntity).toHaveLength(6);
  expect(questions.mainEntity[0]).toMatchObject({
    name: t.home('questions.cost.question'),
    acceptedAnswer: { text: t.home('questions.cost.answer') },
  });
});

test.describe('without scripts', () => {
  test.use({ country: 'ro', javaScriptEnabled: false });

  test('without scripts, is complete, and its answers open', async ({
    page,
    backend,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    const { specialty, list } = await findSpecialty(backend.api);
    await page.goto('/');
    for (const title of [
      t.home('procedures.title'),
      t.home('clinics.title'),
      t.home('reviews.title'),
      t.home('cities.title'),
    ]) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await page.getByText(t.home('questions.child.question')).click();
    await expect(page.getByText(t.home('questions.child.answer'))).toBeVisible();
    await specialtyLink(page, specialty).click();
    await expect(page).toHaveURL(list);
  });
});
