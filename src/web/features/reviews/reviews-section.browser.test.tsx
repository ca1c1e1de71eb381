import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Review } from '#shared/contract/catalogue/reviews.ts';
import { makeDoctor } from '#tests/support/web/doctors.ts';
import { fakeServer, pageOf, failConnection } from '#tests/support/web/fake-server.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { ReviewsSection } from './reviews-section.tsx';

const REVIEWS = 'GET /api/v1/doctors/anna-kovacs/reviews/';

const review = (id: number): Review => ({
  id,
  author: 'Kata',
  score: 9,
  comment: `Comment ${id}`,
  language: 'en',
  service: null,
  created_at: '2026-11-20T10:00:00+01:00',
  evidence: 'booked',
});

afterEach(() => vi.unstubAllGlobals());

function showReviews(feedback = { feedback_score: 9 as number | null, feedback_count: 2 }) {
  return renderInApp(
    <ReviewsSection doctor={makeDoctor(feedback)} showsAll={false} choice={{}} />,
    {
      namespaces: ['profile', 'reviews'],
    },
  );
}

test('the button for more reviews appends the next page', async () => {
  fakeServer({
    [REVIEWS]: ({ query }) =>
      query.get('offset') === '0' ? { ...pageOf([review(1)]), next: '/next' } : pageOf([review(2)]),
  });
  await showReviews();
  await userEvent.click(page.getByRole('button', { name: 'Show more reviews' }));
  await expect.element(page.getByText('Comment 2')).toBeVisible();
  await expect.element(page.getByText('Comment 1')).toBeVisible();
  expect(page.getByRole('button').length).toBe(0);
});

test('the reply of a clinic is below its review, in the language that it was written in', async () => {
  const reply = {
    clinic: 'Maros Rendelő',
    text: 'Köszönjük.',
    language: 'hu',
    written_at: '2026-11-21T10:00:00+01:00',
  };
  fakeServer({ [REVIEWS]: () => pageOf([{ ...review(1), reply }, review(2)]) });
  await showReviews();
  await expect.element(page.getByText('Köszönjük.')).toHaveAttribute('lang', 'hu');
  const title = page.getByRole('heading', { name: 'Reply from Maros Rendelő', level: 4 });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('21 November 2026')).toBeVisible();
  expect(page.getByRole('heading', { level: 4 }).length).toBe(1);
});

test('a failed page of reviews can be retried', async () => {
  const server = fakeServer({ [REVIEWS]: () => ({ ...pageOf([review(1)]), next: '/next' }) });
  await showReviews();
  await expect.element(page.getByText('Comment 1')).toBeVisible();
  server.on(REVIEWS, failConnection);
  await userEvent.click(page.getByRole('button', { name: 'Show more reviews' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  await expect.element(page.getByText('Comment 1')).toBeVisible();

  server.on(REVIEWS, () => pageOf([review(2)]));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Comment 2')).toBeVisible();
  expect(server.callsTo(REVIEWS).at(-1)?.query.get('offset')).toBe('10');
});

test('a failed first page of reviews can be retried', async () => {
  const server = fakeServer({ [REVIEWS]: failConnection });
  await showReviews();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  server.on(REVIEWS, () => pageOf([review(1)]));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Comment 1')).toBeVisible();
});

test('a review in another language than the page names its language', async () => {
  fakeServer({
    [REVIEWS]: () => pageOf([review(1), { ...review(2), language: 'hu' }]),
  });
  await showReviews();
  await expect.element(page.getByText('Review in Hungarian')).toBeVisible();
  expect(page.getByText('Review in English').length).toBe(0);
});

test('a review with a score alone shows no language', async () => {
  fakeServer({ [REVIEWS]: () => pageOf([{ ...review(1), comment: '', language: 'hu' }]) });
  await showReviews();
  await expect.element(page.getByText('Kata')).toBeVisible();
  expect(page.getByText('Review in Hungarian').length).toBe(0);
});
