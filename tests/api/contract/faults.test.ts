import { afterAll, beforeAll, expect, test } from 'vitest';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import {
  startSitesWithFlags,
  type SiteWithFlags,
  type SitesWithFlags,
} from '#tests/support/servers/sites-with-flags.ts';

let sites: SitesWithFlags;
let site: SiteWithFlags;
beforeAll(async () => {
  sites = await startSitesWithFlags();
  site = await sites.open({ otp: false });
});
afterAll(() => sites.close());

/** Takes every connection of the pool and returns a function that releases them. */
async function exhaustPool(): Promise<() => void> {
  const { pool } = sites.server.database.serving;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const client of clients) client.release();
  };
}

const HUNGARIAN = { 'accept-language': 'hu' };
const LIST = '/doctors/budapest/cardiologist';

test('a database outage is a 503 in the language of the request, until it is over', async () => {
  const [slot] = await slotsOn(sites.server, TUESDAY);
  const booking = payload(slot?.id ?? 0);
  const requestAll = () =>
    Promise.all([
      site.get('/api/v1/doctors/?city=10', HUNGARIAN),
      site.get('/api/v1/doctors/?city=10', { 'accept-language': 'ru' }),
      site.post('/api/v1/appointments/', booking),
      site.get(LIST),
      site.get(`/en${LIST}`),
    ]);

  const release = await exhaustPool();
  const unavailable = await requestAll();
  release();
  for (const { status, headers } of unavailable) {
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({
      status: 503,
      retryAfter: '5',
    });
  }
  const [hungarian, russian, booked, page, englishPage] = unavailable.map(({ text }) => text);
  expect(JSON.parse(hungarian ?? '')).toEqual({
    type: 'server_error',
    errors: [
      {
        code: 'unavailable',
        detail: expect.stringContaining('A szolgáltatás most nem érhető el'),
        attr: null,
      },
    ],
  });
  expect(russian).toContain('Сервис сейчас недоступен');
  expect(booked).toContain('"code":"unavailable"');
  expect(page).toContain('<html lang="hu-HU"');
  expect(page).toContain('Hiba történt');
  expect(englishPage).toContain('Something went wrong');

  const statuses = (await requestAll()).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 201, 200, 200]);
});
