import { paths } from '#shared/paths.ts';
import { findCard } from '#tests/support/journey/screens/find-visit.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';
import type { Outside } from '#tests/support/journey/outside.ts';

const PAGE = 10;

/** Opens the profile of a doctor with more than two pages of reviews. */
async function praised(outside: Outside) {
  const { doctor } = await findCard(outside.api, ({ doctor }) => doctor.feedback_count > 2 * PAGE);
  return doctor;
}

for (const [name, use] of [
  ['on a computer', { country: 'hu' }],
  ['on a phone', { country: 'kz', ...phone }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('the number of reviews links to them, newest first, page by page', async ({
      page,
      outside,
      t,
    }) => {
      const doctor = await praised(outside);
      const { results } = await outside.api.reviews({ slug: doctor.slug, limit: PAGE });
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

    test('a URL can request all reviews', async ({ page, outside, t }) => {
      const doctor = await praised(outside);
      await page.goto(paths.doctor(doctor.slug, { allReviews: true }));
      const reviews = page.getByRole('region', { name: t.profile('reviews.title') });
      await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(doctor.feedback_count);
      await expect(reviews.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(reviews.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(reviews.getByRole('button')).toHaveCount(0);
    });
  });
}
