import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { makeBranch } from '#tests/support/web/doctors.ts';
import { fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const MORNING = Date.parse('2026-11-24T13:00:00+01:00');
const WAY = 'Entrance from the courtyard, second floor';

afterEach(() => vi.unstubAllGlobals());

test.each(['booked', 'cancelled'] as const)(
  'the way to the door is on the page of an appointment that is ahead only: %s',
  async (status) => {
    const branch = makeBranch({ directions: WAY, parking: 'In the yard' });
    const appointment = makeAppointment({ status, clinic_branch: branch });
    fakeServer({ ...siteHandlers, 'GET /api/v1/appointments/77/': () => appointment });
    await renderSite(`/appointments/77?hash=${appointment.hash}`, { now: MORNING, language: 'en' });
    await expect.element(page.getByRole('link', { name: 'Dr. Kovács Anna' })).toBeVisible();
    for (const fact of [WAY, 'In the yard']) {
      expect(page.getByText(fact).query() !== null).toBe(status === 'booked');
    }
  },
);

test.each([
  ['before', false, /^If you cannot come, please cancel by tomorrow/],
  ['after', true, /^The clinic asked to be told by .*You can still cancel/],
])(
  'the page says until when the clinic asks to cancel: %s that time',
  async (_when, isOver, text) => {
    const appointment = makeAppointment({
      datetime: '2026-11-26T14:30:00+01:00',
      cancel_notice: { until: '2026-11-25T14:30:00+01:00', is_over: isOver },
    });
    fakeServer({ ...siteHandlers, 'GET /api/v1/appointments/77/': () => appointment });
    await renderSite(`/appointments/77?hash=${appointment.hash}`, { now: MORNING, language: 'en' });
    await expect.element(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the appointment' }).click();
    const asked = page.getByRole('dialog').getByText(/The clinic asked to be told/);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(asked.elements()).toHaveLength(isOver ? 1 : 0);
  },
);

test('the page of a follow-up says so beside the service', async () => {
  const appointment = makeAppointment({ is_follow_up: true });
  fakeServer({ ...siteHandlers, 'GET /api/v1/appointments/77/': () => appointment });
  await renderSite(`/appointments/77?hash=${appointment.hash}`, { now: MORNING, language: 'en' });
  await expect.element(page.getByText(/^Cardiology consultation, follow-up$/)).toBeVisible();
});
