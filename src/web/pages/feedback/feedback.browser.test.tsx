import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REJECTION_REASONS, type OwnReview } from '#shared/contract/booking/own-review.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import en from '#shared/i18n/locales/en/feedback.json' with { type: 'json' };
import hu from '#shared/i18n/locales/hu/feedback.json' with { type: 'json' };
import { fakeServer, errorResponse } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const FEEDBACK = 'POST /api/v1/feedback/';
const APPOINTMENT = 'GET /api/v1/appointments/77/';
const AFTER = Date.parse('2026-11-24T15:00:00+01:00');
const appointment = makeAppointment({
  status: 'completed',
  can_cancel: false,
  can_reschedule: false,
  can_leave_feedback: true,
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const server = fakeServer({ ...siteHandlers, [APPOINTMENT]: () => appointment });
  return { server, site: renderSite(`/feedback/77?hash=${appointment.hash}`, { now: AFTER }) };
}

/** Opens the feedback page of an appointment that the patient has reviewed. */
async function openReviewed(feedback: OwnReview, language: Language = 'en') {
  const reviewed = { ...appointment, can_leave_feedback: false, feedback };
  fakeServer({ ...siteHandlers, [APPOINTMENT]: () => reviewed });
  await renderSite(`/feedback/77?hash=${appointment.hash}`, { now: AFTER, language });
}

const title = () => page.getByRole('heading', { level: 1 });
const submitRating = async () => {
  await userEvent.click(page.getByRole('radio', { name: '6' }));
  await userEvent.click(page.getByRole('button', { name: 'Send the rating' }));
};

test('the feedback page shows that a published review is on the doctor’s page', async () => {
  const { server, site } = open();
  await site;
  server.on(FEEDBACK, () => ({ id: 1, score: 6, state: 'published' }));
  await submitRating();
  await expect.element(title()).toHaveTextContent('Thank you for your rating');
  await expect.element(page.getByText('Your review is on the doctor’s page now.')).toBeVisible();
});

test('the feedback page keeps the text after a server error and can submit it again', async () => {
  const { server, site } = open();
  await site;
  server.on(FEEDBACK, () => errorResponse([{ code: 'server_error', attr: null }], 500));
  await userEvent.fill(page.getByRole('textbox', { name: /What was good/ }), 'Kind');
  await submitRating();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Something went wrong on our side. What you wrote is kept. Please try again.',
    );
  await expect.element(page.getByRole('textbox', { name: /What was good/ })).toHaveValue('Kind');

  server.on(FEEDBACK, () => ({ id: 1, score: 6, state: 'waiting' }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(title()).toHaveTextContent('Thank you for your rating');
  expect(server.callsTo(FEEDBACK).at(-1)?.body).toMatchObject({ score: 6, comment: 'Kind' });
});

test('the feedback page shows an error without a field as a toast and reloads the appointment', async () => {
  const { server, site } = open();
  await site;
  server.on(FEEDBACK, () => errorResponse([{ code: 'appointment_cancelled', attr: null }]));
  server.on(APPOINTMENT, () => ({
    ...appointment,
    status: 'cancelled',
    can_leave_feedback: false,
  }));
  await submitRating();
  await expect.element(title()).toHaveTextContent('This appointment was cancelled');
  await expect.element(page.getByText('The API says: appointment_cancelled')).toBeVisible();
});

test.each([
  ['waiting', /Yours is being checked now/],
  ['published', 'Your review is on the doctor’s page now.'],
] as const)('the feedback page shows the author that the review is %s', async (state, text) => {
  await openReviewed({ id: 12, score: 6, state, rejection_reason: null });
  await expect.element(title()).toHaveTextContent('You have already rated this visit');
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText('Your rating: 6 out of 10')).toBeVisible();
  expect(page.getByRole('link', { name: 'Write to us' }).query()).toBeNull();
});

test('the feedback page shows the author why a review was rejected and how to object', async () => {
  await openReviewed({ id: 12, score: 6, state: 'rejected', rejection_reason: 'personal_data' });
  await expect.element(title()).toHaveTextContent('Your review was not published');
  await expect.element(page.getByText(en.rejected.reasons.personal_data)).toBeVisible();
  await expect.element(page.getByText(/without these details.* review number 12/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/en/contacts');
});

test.each(REJECTION_REASONS)(
  'the feedback page has a text for the rejection reason %s',
  async (reason) => {
    await openReviewed({ id: 12, score: 6, state: 'rejected', rejection_reason: reason }, 'hu');
    await expect.element(title()).toHaveTextContent('Az értékelését nem tettük közzé');
    const [, text] = page.getByRole('main').getByRole('paragraph').elements();
    expect(text?.textContent).toBe(hu.rejected.reasons[reason]);
  },
);
