import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { errorResponse, fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const MORNING = Date.parse('2026-11-24T08:00:00+01:00');
const HELD = [
  { slot: 11, datetime: '2026-11-24T15:00:00+01:00', doctor: 'Béla Kis' },
  { slot: 12, datetime: '2026-11-25T09:00:00+01:00', doctor: 'Anna Nagy' },
];
const displaced = { until: '2026-11-24T10:00:00+01:00', alternatives: HELD };

afterEach(() => vi.unstubAllGlobals());

async function open(handlers: Parameters<typeof fakeServer>[0]) {
  fakeServer({ ...siteHandlers, ...handlers });
  const { hash } = makeAppointment({});
  await renderSite(`/appointments/77?hash=${hash}`, { now: MORNING, language: 'en' });
}

test('a patient whose doctor is absent chooses a held time', async () => {
  const asked = makeAppointment({ displaced });
  const posted: unknown[] = [];
  await open({
    'GET /api/v1/appointments/77/': () => asked,
    'POST /api/v1/appointments/77/alternative/': ({ body }) => {
      posted.push(body);
      return { ...asked, displaced: null, datetime: HELD[0]?.datetime };
    },
  });
  await expect.element(page.getByText('The clinic has to change this appointment')).toBeVisible();
  expect(page.getByRole('button', { name: 'I am coming' }).query()).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: /Béla Kis/ }).click();
  await expect
    .element(page.getByText('The clinic has to change this appointment'))
    .not.toBeInTheDocument();
  expect(posted).toEqual([{ hash: asked.hash, slot: 11 }]);
});

test('choosing an alternative that is no longer held shows an error and the remaining ones', async () => {
  const [, second] = HELD;
  let held = displaced;
  await open({
    'GET /api/v1/appointments/77/': () => makeAppointment({ displaced: held }),
    'POST /api/v1/appointments/77/alternative/': () => {
      held = { ...displaced, alternatives: second === undefined ? [] : [second] };
      return errorResponse([{ code: 'slot_taken', attr: 'slot' }]);
    },
  });
  await page.getByRole('button', { name: /Béla Kis/ }).click();
  await expect.element(page.getByText('This time is no longer held for you.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Béla Kis/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Anna Nagy/ })).toBeVisible();
});
