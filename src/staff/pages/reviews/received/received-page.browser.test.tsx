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

let review: ReceivedReview;
let saved: Parameters<Api['saveReply']>[0][];
beforeEach(() => {
  review = REVIEW;
  saved = [];
});

const api: Partial<Api> = {
  receivedReviews({ state = 'unanswered' } = {}) {
    const isShown = (review.reply === null) === (state === 'unanswered');
    const results = isShown ? [review] : [];
    return Promise.resolve({ unanswered: review.reply === null ? 1 : 0, results, next: null });
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
  await userEvent.click(button('Reply'));
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
  await expect.element(button('Change the reply')).toBeVisible();
});

test('a clinic deletes its reply after a question', async () => {
  await open();
  await userEvent.click(button('Reply'));
  await userEvent.fill(replyField(), 'Thank you.');
  await userEvent.click(button('Send'));
  await userEvent.click(button('With a reply'));
  await userEvent.click(button('Delete the reply'));
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByText('The reply has been deleted')).toBeVisible();
  await expect.element(page.getByText('There are no replies yet')).toBeVisible();
});

test('a reply shows what the server stopped', async () => {
  await open();
  await userEvent.click(button('Reply'));
  await userEvent.fill(replyField(), 'Zsindelyes úr, köszönjük.');
  await userEvent.click(button('Send'));
  await expect.element(page.getByRole('alert').getByText('Name: “Zsindelyes”')).toBeVisible();
});

test('a template is in the language of the reply', async () => {
  await open();
  await userEvent.click(button('Reply'));
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
  await userEvent.click(button('Report'));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Report' }));
  await expect.element(page.getByText('Choose a reason')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Reason'), 'advertising');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Report' }));
  await expect.element(page.getByText('Reported: Advertising')).toBeVisible();
});

test('a role without the permission cannot reply', async () => {
  await open('operator');
  await expect.element(page.getByText('Too long a wait.')).toBeVisible();
  await expect.element(button('Reply')).not.toBeInTheDocument();
});
