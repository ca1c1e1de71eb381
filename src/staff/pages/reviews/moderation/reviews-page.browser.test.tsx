import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  Neutrality,
  StaffReply,
  StaffReview,
} from '#shared/contract/reviews/staff-reviews.ts';
import { blankOut, type Span } from '#shared/domain/reviews/blank-out.ts';
import { findContacts } from '#shared/domain/reviews/find-contacts.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ReviewsPage } from './reviews-page.tsx';

type Api = StaffApp['api'];
type Decision = Parameters<Api['decideReview']>[0];

const PUBLISH = { key: 'p', code: 'KeyP', bubbles: true };
const NONE = { count: 0, rejected: 0, rejection_share: null, median_seconds: null };

let reviews: StaffReview[];
let decisions: Decision[];
let neutrality: Neutrality;
beforeEach(() => {
  reviews = Array.from({ length: 10 }, (_, index) => makeReview(index + 1));
  decisions = [];
  neutrality = { low: NONE, high: NONE, is_biased: false };
});

function makeReview(id: number, text = `Text of review ${id}`): StaffReview {
  return {
    id,
    version: 0,
    author: 'Éva',
    score: 3,
    text,
    comment: text,
    language: 'hu',
    would_recommend: null,
    evidence: 'came',
    created_at: '2026-11-23T10:00:00+01:00',
    doctor: {
      slug: 'nagy-anna',
      name: 'Dr. Anna Nagy',
    },
    state: 'waiting',
    needs_second_look: false,
    marks: [...findContacts(text)],
    same_text: [],
    events: [],
  };
}

const find = (id: number) => {
  const review = reviews.find((each) => each.id === id);
  if (review === undefined) throw new Error(`No review ${id}`);
  return review;
};
const change = (id: number, values: Partial<StaffReview>) => {
  const changed = { ...find(id), version: find(id).version + 1, ...values };
  reviews = reviews.map((each) => (each.id === id ? changed : each));
  return Promise.resolve({ outcome: 'done' as const, review: changed });
};

const api: Partial<Api> = {
  nextReview({ after = 0 } = {}) {
    const waiting = reviews.filter(({ state }) => state === 'waiting');
    const review = waiting.find(({ id }) => id > after) ?? null;
    return Promise.resolve({ count: waiting.length, review, reply: null });
  },
  neutrality: () => Promise.resolve(neutrality),
  decideReview(decision) {
    const { id, version, verdict } = decision;
    if (find(id).version !== version) {
      return Promise.resolve({ outcome: 'changed', review: find(id) });
    }
    decisions.push(decision);
    return change(id, { state: verdict === 'published' ? 'published' : 'rejected' });
  },
  blankReview: ({ id, spans }: { id: number; spans: Span[] }) =>
    change(id, { comment: blankOut(find(id).text, spans) }),
  undoReview: ({ id }) => change(id, { state: 'waiting' }),
};

const open = () => renderStaffPage(<ReviewsPage />, { path: '/reviews', role: 'operator', api });
const text = (content: string) => page.getByText(content, { exact: true });

test('ten reviews are decided by keyboard alone', async () => {
  await open();
  for (const id of Array.from({ length: 10 }, (_, index) => index + 1)) {
    await expect.element(text(`Text of review ${id}`)).toBeVisible();
    await userEvent.keyboard(id % 3 === 0 ? 'r2' : 'p');
  }
  await expect.element(page.getByText('No reviews are waiting')).toBeVisible();
  expect(decisions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(decisions[2]).toEqual({ id: 3, version: 0, verdict: 'rejected', reason: 'insult' });
  expect(decisions.filter(({ verdict }) => verdict === 'published')).toHaveLength(7);
});

test('a key that is pressed as soon as the next review is shown decides it', async () => {
  await open();
  await expect.element(text('Text of review 1')).toBeVisible();
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', PUBLISH));
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes('Text of review 2')) {
      observer.disconnect();
      press();
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  press();
  press();
  await expect.element(text('Text of review 3')).toBeVisible();
  expect(decisions.map(({ id }) => id)).toEqual([1, 2]);
});

test('a skipped review waits at the end of the queue', async () => {
  reviews = reviews.slice(0, 2);
  await open();
  await expect.element(text('Text of review 1')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(text('Text of review 2')).toBeVisible();
  await userEvent.keyboard('p');
  await expect.element(page.getByText('1 review is still waiting')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Start again' }));
  await expect.element(text('Text of review 1')).toBeVisible();
});

test('marked personal data are blanked out with E and Enter, and nothing else', async () => {
  reviews = [makeReview(1, 'Call Éva: +36 20 123 4567!')];
  await open();
  await expect.element(page.getByText('Phone number')).toBeVisible();
  await userEvent.keyboard('e');
  const dialog = page.getByRole('dialog', { name: 'Blank out personal data' });
  await userEvent.click(dialog.getByRole('button', { name: 'Éva', exact: true }));
  await expect
    .element(dialog.getByRole('button', { name: '4567' }))
    .toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Blank out', exact: true }));
  await expect.element(text('Call […]!')).toBeVisible();
  expect(find(1).comment).toBe('Call […]!');
});

test('replies of clinics are decided in the same queue', async () => {
  reviews = [makeReview(1), makeReview(2)];
  const replyDecisions: unknown[] = [];
  const reply: StaffReply = {
    id: 5,
    version: 0,
    clinic: 'Maros',
    language: 'en',
    text: 'You were with us.',
    submitted_at: '2026-11-23T10:00:00+01:00',
    needs_second_look: false,
    events: [],
    state: 'waiting',
    marks: [
      {
        kind: 'visit',
        start: 0,
        end: 16,
      },
    ],
  };
  await renderStaffPage(<ReviewsPage />, {
    path: '/reviews',
    role: 'operator',
    api: {
      ...api,
      nextReview: ({ after, after_reply: afterReply } = {}) => {
        if (after === undefined && afterReply === undefined) {
          return Promise.resolve({ count: 2, review: find(1), reply: null });
        }
        const isAtReply = after === 1;
        return Promise.resolve({
          count: 2,
          review: isAtReply ? find(2) : null,
          reply: isAtReply ? reply : null,
        });
      },
      decideReply: (decision) => {
        replyDecisions.push(decision);
        return Promise.resolve({ outcome: 'done', reply: null });
      },
    },
  });
  await expect.element(text('Text of review 1')).toBeVisible();
  await userEvent.keyboard('p');
  await expect.element(page.getByRole('heading', { name: 'Reply from Maros' })).toBeVisible();
  await expect.element(page.getByText('Confirms a visit')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('r1');
  await expect
    .poll(() => replyDecisions)
    .toEqual([{ id: 5, version: 0, verdict: 'rejected', reason: 'patient_data' }]);
});

test('Z takes the last decision back and shows the review again', async () => {
  await open();
  await expect.element(text('Text of review 1')).toBeVisible();
  await userEvent.keyboard('p');
  await expect.element(text('Text of review 2')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(text('Text of review 1')).toBeVisible();
  expect(find(1).state).toBe('waiting');
});

test('a moderator sees that a colleague was faster', async () => {
  await open();
  await expect.element(text('Text of review 1')).toBeVisible();
  const event = { at: '2026-11-23T10:05:00+01:00', actor: 'operator imre', action: 'published' };
  await change(1, { state: 'published', events: [{ ...event, action: 'published' }] });
  await userEvent.keyboard('p');
  await expect.element(page.getByText('imre was faster. Nothing was changed.')).toBeVisible();
  await expect.element(text('Text of review 2')).toBeVisible();
  expect(decisions).toEqual([]);
});

test('the page warns of biased moderation and has no accessibility violations', async () => {
  const share = { count: 100, rejected: 14, rejection_share: 0.14, median_seconds: 7200 };
  neutrality = { low: share, high: { ...share, rejection_share: 0.06 }, is_biased: true };
  reviews = [makeReview(1, 'Write to eva@example.com')];
  await open();
  await expect.element(page.getByText('Low and high scores are not treated alike')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Rejected 14% 6%' })).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByText('Why is it rejected?')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
