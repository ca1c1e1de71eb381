import { paths } from '#shared/paths.ts';
import type { Reserve } from '#tests/support/e2e/data/reserve.ts';
import { REVIEWS_PAGE } from '#web/features/reviews/reviews-queries.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/** Finds a doctor with more than two pages of reviews. */
async function findReviewed(reserve: Reserve) {
  const { doctor } = await reserve.card(
    ({ doctor }) => doctor.feedback_count > 2 * REVIEWS_PAGE.desktop,
  );
  return doctor;
}

for (const [name, use, size] of [
  ['on a desktop', { country: 'hu' }, REVIEWS_PAGE.desktop],
  ['on a phone', { country: 'kz', ...phone }, REVIEWS_PAGE.mobile],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('the number of reviews links to them, newest first, page by page', async ({
      page,
      backend,
      reserve,
      t,
    }) => {
      const doctor = await findReviewed(reserve);
      const { results } = await backend.api.reviews({ slug: doctor.slug, limit: size });
      await page.goto(paths.doctor(doctor.slug));
      await page
        .getByRole('link', {
          name: t.profile('reviewCount', { count: doctor.feedback_count }),
          exact: true,
        })
        .click();
      const reviews = page.getByRole('region', { name: t.profile('reviews.title') });
      const title = reviews.getByRole('heading', { level: 2 });
      await expect(title).toBeInViewport();
      await expect(title).toBeFocused();
      const authors = reviews.getByRole('heading', { level: 3 });
      await expect(authors).toHaveText(results.map(({ author }) => author));

      await reviews.getByRole('button', { name: t.profile('reviews.more') }).click();
      await expect(authors).toHaveCount(2 * size);
      await expect(reviews.getByRole('status')).toContainText(String(2 * size));
    });

    test('a URL can request all reviews', async ({ page, reserve, t }) => {
      const doctor = await findReviewed(reserve);
      await page.goto(paths.doctor(doctor.slug, { allReviews: true }));
      const reviews = page.getByRole('region', { name: t.profile('reviews.title') });
      await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(doctor.feedback_count);
      await expect(reviews.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(reviews.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(reviews.getByRole('button')).toHaveCount(0);
    });

    test('reviews are sorted and filtered by links, which keep the place on the page', async ({
      page,
      backend,
      reserve,
      t,
    }) => {
      const { slug } = await findReviewed(reserve);
      const query = { slug, ordering: 'worst', with_comment: true, limit: size } as const;
      const { results } = await backend.api.reviews(query);
      await page.goto(paths.doctor(slug));
      const order = page.getByRole('navigation', { name: t.profile('reviews.order.label') });
      const worst = order.getByRole('link', { name: t.profile('reviews.order.worst') });
      await worst.click();
      // The other links keep the order once it is shown.
      await expect(worst).toHaveAttribute('aria-current', 'true');
      const filter = order.getByRole('link', { name: t.profile('reviews.order.withComment') });
      await filter.click();
      await expect(page).toHaveURL(`${paths.doctor(slug)}?sort=worst&with_comment=1#reviews`);
      await expect(filter).toHaveAttribute('aria-current', 'true');
      const reviews = page.getByRole('region', { name: t.profile('reviews.title') });
      const authors = reviews.getByRole('heading', { level: 3 });
      await expect(authors).toHaveText(results.map(({ author }) => author));
      await expect(filter).toBeInViewport();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ country: 'hu', javaScriptEnabled: false });

  test('without scripts, the best reviews are a page of their own', async ({
    page,
    backend,
    reserve,
    t,
  }) => {
    const { slug } = await findReviewed(reserve);
    const { results } = await backend.api.reviews({ slug, ordering: 'best', limit: 10 });
    await page.goto(paths.doctor(slug));
    await page.getByRole('link', { name: t.profile('reviews.order.best') }).click();
    const reviews = page.getByRole('region', { name: t.profile('reviews.title') });
    await expect(reviews.getByRole('heading', { level: 3 })).toHaveText(
      results.map(({ author }) => author),
    );
  });
});
