import { expect, test } from 'vitest';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { makeDoctor } from '#tests/support/web/doctors.ts';
import { doctorsPage } from '#tests/support/web/fake-api.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { renderPage, type FragmentCache, type RenderRequest } from './server.tsx';

/** A page is rendered nine times, with the development build of React. */
const TIMEOUT_MS = 30_000;

const LIST = '/doctors/budapest/cardiologist';
const appointment = makeAppointment();
const api: Parameters<typeof pageRequest>[1] = {
  api: {
    appointment: () => Promise.resolve(appointment),
    doctor: ({ slug }) => Promise.resolve(makeDoctor({ slug, image_url: '/media/anna.png' })),
    async doctors(query = {}) {
      const page = doctorsPage(20, query);
      const results = page.results.map((doctor) => ({
        ...doctor,
        image_url: `/${doctor.slug}.png`,
      }));
      return { ...page, results: query.ordering === 'price' ? results.toReversed() : results };
    },
  },
};

const html = new Map<string, string>();
const fragments: FragmentCache = {
  keyOf: (text) => text,
  get: (key) => html.get(key),
  set: (key, fragment) => void html.set(key, fragment),
};

async function htmlOf(request: RenderRequest) {
  const page = await renderPage(request);
  return page.kind === 'page' ? { head: page.head, body: page.body } : page;
}

test.each([
  LIST,
  '/',
  `${LIST}?sort=price`,
  `${LIST}?date=2026-11-24`,
  `/en${LIST}`,
  '/doctor/anna-kovacs',
  '/doctor/bela-nagy',
  `/appointments/${appointment.id}?hash=${appointment.hash}`,
  '/clinics/budapest',
  '/contacts',
  '/no-such-page',
])(
  '%s composed of fragments of this and other pages is the page that React renders',
  async (url) => {
    for (const device of ['desktop', 'mobile', 'robot'] as const) {
      const request = pageRequest(url, { ...api, device });
      const whole = await htmlOf(request);
      expect(await htmlOf({ ...request, fragments })).toEqual(whole);
      expect(await htmlOf({ ...request, fragments })).toEqual(whole);
    }
  },
  TIMEOUT_MS,
);

test('a page of the next day shows that day in cards that were cached the day before', async () => {
  const request = pageRequest(LIST, api);
  const nextDay = { ...request, now: Date.parse('2026-11-24T00:00:00+01:00') };
  const before = await htmlOf({ ...request, fragments });
  const after = await htmlOf({ ...nextDay, fragments });
  expect(after).not.toEqual(before);
  expect(after).toEqual(await htmlOf(nextDay));
});
