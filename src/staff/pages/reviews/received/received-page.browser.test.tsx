import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ReceivedPage } from './received-page.tsx';

type Api = StaffApp['api'];

const REVIEW: ReceivedReview = {
  id: 1,
  author: 'Éva',
  score: 3,
  comment: 'Too long a wait.',
  language: 'hu',
  evidence: 'came',
  created_at: '2026-11-20T10:00:00+01:00',
  clinic: 'Maros',
  doctor: {
    slug: 'nagy-anna',
    name: 'Dr. Anna Nagy',
  },
  reply: null,
  report: null,
};

let asked: Parameters<Api['receivedReviews']>[0][];
let review: ReceivedReview;
let saved: Parameters<Api['saveReply']>[0][];
beforeEach(() => {
  asked = [];
  review = REVIEW;
  saved = [];
});

const api: Partial<Api> = {
  receivedReviews(query = {}) {
    asked.push(query);
    const { state = 'unanswered', search = '' } = query;
    const isShown =
      (review.reply === null) === (state === 'unanswered') && review.comment.includes(search);
    const results = isShown ? [review] : [];
    return Promise.resolve({
      unanswered: review.reply === null ? 1 : 0,
      doctors: [review.doctor, { slug: 'kis-bela', name: 'Dr. Béla Kis' }],
      results,
      next: null,
    });
  },
  saveReply(reply) {
    if (reply.text.includes('Zsindelyes')) {
      const problems = [{ kind: 'name' as const, start: 0, end: 10 }];
      return Promise.resolve({ outcome: 'stopped', problems, review });
    }
    saved.push(reply);
    review = {
      ...review,
      reply: {
        text: reply.text,
        language: reply.language,
        clinic: 'Maros',
        version: 0,
        state: 'waiting',
        rejection_reason: null,
        submitted_at: '2026-11-23T10:00:00+01:00',
        editable_until: '2026-11-24T10:00:00+01:00',
      },
    };
    return Promise.resolve({ outcome: 'done', problems: [], review });
  },
  deleteReply() {
    review = { ...review, reply: null };
    return Promise.resolve({ outcome: 'done', review });
  },
  reportReview({ reason }) {
    review = { ...review, report: { reason, reported_at: '2026-11-23T10:00:00+01:00' } };
    return Promise.resolve(review);
  },
};

const open = (role: Role = 'clinic_admin') =>
  renderStaffPage(<ReceivedPage />, { path: '/reviews', role, api });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const replyField = () => page.getByRole('textbox', { name: 'Reply' });

test('a reply that names the patient cannot be sent until it is changed', async () => {
  await open();
  await userEvent.click(button('Reply: Éva'));
  await userEvent.fill(replyField(), 'Dear Éva, thank you.');
  await expect.element(page.getByRole('alert').getByText('Name: “Éva”')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(button('Send'));
  expect(saved).toEqual([]);
  await userEvent.fill(replyField(), 'Thank you.');
  await userEvent.click(button('Send'));
  await expect.element(page.getByText('The reply is waiting for approval')).toBeVisible();
  expect(saved).toEqual([{ id: 1, text: 'Thank you.', language: 'hu', version: null }]);
  await expect.element(page.getByText('Every review has a reply')).toBeVisible();
  await userEvent.click(button('With a reply'));
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  await expect.element(button('Change the reply: Éva')).toBeVisible();
});

test('a clinic deletes its reply after a question', async () => {
  await open();
  await userEvent.click(button('Reply: Éva'));
  await userEvent.fill(replyField(), 'Thank you.');
  await userEvent.click(button('Send'));
  await userEvent.click(button('With a reply'));
  await userEvent.click(button('Delete the reply: Éva'));
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByText('The reply has been deleted')).toBeVisible();
  await expect.element(page.getByText('There are no replies yet')).toBeVisible();
});

test('a reply shows what the server stopped', async () => {
  await open();
  await userEvent.click(button('Reply: Éva'));
  await userEvent.fill(replyField(), 'Zsindelyes úr, köszönjük.');
  await userEvent.click(button('Send'));
  await expect.element(page.getByRole('alert').getByText('Name: “Zsindelyes”')).toBeVisible();
});

test('a template is in the language of the reply', async () => {
  await open();
  await userEvent.click(button('Reply: Éva'));
  await userEvent.click(button('Thanks'));
  await expect
    .element(replyField())
    .toHaveValue('Köszönjük a visszajelzést, továbbítottuk a munkatársainknak.');
  await userEvent.selectOptions(page.getByLabelText('Language of the reply'), 'en');
  await userEvent.click(button('Thanks'));
  await expect
    .element(replyField())
    .toHaveValue('Thank you for your feedback. We have passed it on to our team.');
});

test('a review is reported with a reason', async () => {
  await open();
  await expect.element(page.getByText('20 November 2026')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(button('Report: Éva'));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Report' }));
  await expect.element(page.getByText('Choose a reason')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Reason'), 'advertising');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Report' }));
  await expect.element(page.getByText('Reported: Advertising')).toBeVisible();
});

test('the filters are asked of the server together, and cleared where nothing matches', async () => {
  await open();
  await expect.element(button('Without a reply · 1')).toBeVisible();
  const choose = (name: string, option: string) =>
    userEvent.selectOptions(page.getByRole('combobox', { name }), option);
  await choose('Score', '1–4');
  await choose('Doctor', 'Dr. Béla Kis');
  await userEvent.fill(page.getByRole('searchbox'), 'parking');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  expect(asked.at(-1)).toEqual({
    state: 'unanswered',
    score: 'low',
    doctor: 'kis-bela',
    search: 'parking',
  });
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(button('Show all'));
  await expect.element(page.getByText('Too long a wait.')).toBeVisible();
});

test('a list without reviews leads to the others', async () => {
  await open();
  await userEvent.click(button('With a reply'));
  await userEvent.click(button('Reviews without a reply'));
  await expect.element(page.getByText('Too long a wait.')).toBeVisible();
});

test('a long review of a long name stays within a narrow page', async () => {
  await page.viewport(360, 740);
  try {
    review = {
      ...REVIEW,
      author: 'Wolfeschlegelsteinhausenbergerdorff-Hubertné',
      comment: 'Nagyon-nagyon-megszentségteleníthetetlenségeskedéseitekért. '.repeat(30),
    };
    await open();
    await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    expect(await axeViolations()).toEqual([]);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('a role without the permission cannot reply', async () => {
  await open('operator');
  await expect.element(page.getByText('Too long a wait.')).toBeVisible();
  await expect.element(button('Reply: Éva')).not.toBeInTheDocument();
});
