import { paths } from '#shared/paths.ts';
import type { Reserve } from '#tests/support/e2e/data/reserve.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const PAGE = 10;

/** Finds a doctor with more than two pages of reviews. */
async function findReviewed(reserve: Reserve) {
  const { doctor } = await reserve.card(({ doctor }) => doctor.feedback_count > 2 * PAGE);
  return doctor;
}

for (const [name, use] of [
  ['on a desktop', { country: 'hu' }],
  ['on a phone', { country: 'kz', ...phone }],
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
      const { results } = await backend.api.reviews({ slug: doctor.slug, limit: PAGE });
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
      await expect(authors).toHaveCount(2 * PAGE);
      await expect(reviews.getByRole('status')).toContainText(String(2 * PAGE));
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
  });
}
