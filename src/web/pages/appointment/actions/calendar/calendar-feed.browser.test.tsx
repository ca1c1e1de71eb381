import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const MORNING = Date.parse('2026-11-24T13:00:00+01:00');
const link = page.getByRole('link', { name: 'Subscribe in my calendar' });

afterEach(() => vi.unstubAllGlobals());

test('a calendar can be subscribed to by a link for calendar programs, and stopped', async () => {
  const appointment = makeAppointment();
  const next = { ...appointment, calendar_token: 'c'.repeat(64) };
  let isDown = true;
  fakeServer({
    ...siteHandlers,
    'GET /api/v1/appointments/77/': () => appointment,
    'POST /api/v1/appointments/77/calendar/stop/': () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return next;
    },
  });
  await renderSite(`/appointments/77?hash=${appointment.hash}`, { now: MORNING, language: 'en' });
  const address = (token: string) =>
    new RegExp(`^webcal://[^/]+/api/v1/appointments/77/calendar/${token}/$`);
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(address('b{64}')));
  await page.getByRole('button', { name: 'Turn the calendar link off' }).click();
  await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Turn the calendar link off' }).click();
  await expect.element(page.getByText(/^Turned off: the appointment will/)).toBeVisible();
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(address('c{64}')));
  expect(await axeViolations()).toEqual([]);
});

test('an appointment that is cancelled has no link to a calendar', async () => {
  const appointment = makeAppointment({ status: 'cancelled' });
  fakeServer({ ...siteHandlers, 'GET /api/v1/appointments/77/': () => appointment });
  await renderSite(`/appointments/77?hash=${appointment.hash}`, { now: MORNING, language: 'en' });
  await expect.element(page.getByRole('link', { name: 'Dr. Kovács Anna' })).toBeVisible();
  expect(link.query()).toBeNull();
});
