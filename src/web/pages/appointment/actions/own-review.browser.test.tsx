import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { REJECTION_REASONS, type OwnReview } from '#shared/contract/booking/own-review.ts';
import type { Language } from '#shared/i18n/languages.ts';
import hu from '#shared/i18n/locales/hu/feedback.json' with { type: 'json' };
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const AFTER = Date.parse('2026-11-24T15:00:00+01:00');
const ended = makeAppointment({ status: 'completed', can_cancel: false, can_reschedule: false });

afterEach(() => vi.unstubAllGlobals());

async function open(change: Partial<OwnReview>, language: Language = 'en') {
  const feedback = { id: 12, score: 6, state: 'waiting', rejection_reason: null, ...change };
  fakeServer({
    ...siteHandlers,
    'GET /api/v1/appointments/77/': () => ({ ...ended, feedback }),
  });
  await renderSite(`/appointments/77?hash=${ended.hash}`, { now: AFTER, language });
}

const link = (name: string) => page.getByRole('link', { name });

test('a waiting review says so on the page of the appointment', async () => {
  await open({});
  await expect.element(page.getByText('Your rating: 6 out of 10')).toBeVisible();
  await expect.element(page.getByText(/Yours is being checked now/)).toBeVisible();
  expect(link('Write to us').query()).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('a published review links to the reviews of the doctor', async () => {
  await open({ state: 'published' });
  await expect.element(page.getByText('Your review is on the doctor’s page now.')).toBeVisible();
  await expect
    .element(link('See it on the doctor’s page'))
    .toHaveAttribute('href', '/en/doctor/anna-kovacs#reviews');
});

test('a rejected review says why, and how to have it read again', async () => {
  await open({ state: 'rejected', rejection_reason: 'insult' });
  await expect.element(page.getByText('Your review was not published')).toBeVisible();
  await expect.element(page.getByText('It contains insults.')).toBeVisible();
  await expect.element(page.getByText(/Do you disagree.*review number 12/)).toBeVisible();
  await expect.element(link('Write to us')).toHaveAttribute('href', '/en/contacts');
  expect(await axeViolations()).toEqual([]);
});

test('a review with personal data can be published without them', async () => {
  await open({ state: 'rejected', rejection_reason: 'personal_data' });
  await expect.element(page.getByText(/publish it without these details.*12/)).toBeVisible();
});

test.each(REJECTION_REASONS)(
  'the page of the appointment explains the reason %s',
  async (reason) => {
    await open({ state: 'rejected', rejection_reason: reason }, 'hu');
    await expect.element(page.getByText(hu.rejected.reasons[reason])).toBeVisible();
  },
);
