import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const MORNING = Date.parse('2026-11-24T13:00:00+01:00');

afterEach(() => vi.unstubAllGlobals());

test('a doctor who is running late is shown instead of the call to be on time', async () => {
  const late = makeAppointment({ delay: 20 });
  fakeServer({ ...siteHandlers, 'GET /api/v1/appointments/77/': () => late });
  await renderSite(`/appointments/77?hash=${late.hash}`, { now: MORNING, language: 'en' });
  const title = page.getByText('The doctor is running about 20 minutes late');
  await expect.element(title).toBeVisible();
  expect(page.getByText('Please be on time').query()).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('an answer that does not arrive says so, and can be sent again', async () => {
  const asked = makeAppointment({ can_confirm: true });
  let isDown = true;
  fakeServer({
    ...siteHandlers,
    'GET /api/v1/appointments/77/': () => asked,
    'POST /api/v1/appointments/77/confirm/': () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { ...asked, can_confirm: false, is_coming: true };
    },
  });
  await renderSite(`/appointments/77?hash=${asked.hash}`, { now: MORNING, language: 'en' });
  await page.getByRole('button', { name: 'I am coming' }).click();
  await expect.element(page.getByText(/Your answer has not reached us/)).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'I am coming' }).click();
  await expect
    .element(page.getByText('You have told the clinic that you are coming.'))
    .toBeVisible();
});
