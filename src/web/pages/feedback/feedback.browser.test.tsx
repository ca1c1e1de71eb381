import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { fakeServer, refuse } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const FEEDBACK = 'POST /api/v1/feedback/';
const APPOINTMENT = 'GET /api/v1/appointments/77/';
const AFTER = Date.parse('2026-11-24T15:00:00+01:00');
const visit = makeAppointment({
  status: 'completed',
  can_cancel: false,
  can_reschedule: false,
  can_leave_feedback: true,
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const server = fakeServer({ ...siteHandlers, [APPOINTMENT]: () => visit });
  return { server, site: renderSite(`/feedback/77?hash=${visit.hash}`, { now: AFTER }) };
}

const title = () => page.getByRole('heading', { level: 1 });
const rate = async () => {
  await userEvent.click(page.getByRole('radio', { name: '6' }));
  await userEvent.click(page.getByRole('button', { name: 'Send the rating' }));
};

test('a review that is published at once is said to be on the doctor’s page', async () => {
  const { server, site } = open();
  await site;
  server.on(FEEDBACK, () => ({ id: 1, score: 6, is_published: true }));
  await rate();
  await expect.element(title()).toHaveTextContent('Thank you for your rating');
  await expect.element(page.getByText('Your review is on the doctor’s page now.')).toBeVisible();
});

test('when the server fails, what was written is kept and can be sent again', async () => {
  const { server, site } = open();
  await site;
  server.on(FEEDBACK, () => refuse([{ code: 'server_error', attr: null }], 500));
  await userEvent.fill(page.getByRole('textbox', { name: /What was good/ }), 'Kind');
  await rate();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Something went wrong on our side. What you wrote is kept, please try again.',
    );
  await expect.element(page.getByRole('textbox', { name: /What was good/ })).toHaveValue('Kind');

  server.on(FEEDBACK, () => ({ id: 1, score: 6, is_published: false }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(title()).toHaveTextContent('Thank you for your rating');
  expect(server.callsTo(FEEDBACK).at(-1)?.body).toMatchObject({ score: 6, comment: 'Kind' });
});

test('a refusal that belongs to no field is told, and the page learns how the visit stands', async () => {
  const { server, site } = open();
  await site;
  server.on(FEEDBACK, () => refuse([{ code: 'appointment_cancelled', attr: null }]));
  server.on(APPOINTMENT, () => ({ ...visit, status: 'cancelled', can_leave_feedback: false }));
  await rate();
  await expect.element(title()).toHaveTextContent('This appointment was cancelled');
  await expect.element(page.getByText('The API says: appointment_cancelled')).toBeVisible();
});
