import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanHtml } from '#server/text/clean-html.ts';
import { payload } from '#tests/support/data/booking.ts';
import {
  startSitesWithFlags,
  type SiteWithFlags,
} from '#tests/support/servers/sites-with-flags.ts';
import type { SitesWithFlags } from '#tests/support/servers/sites-with-flags.ts';
import type { TestServer } from '#tests/support/servers/server.ts';
import { cpuTime, cpuTimeSince } from '#tests/support/cpu-time.ts';

let sites: SitesWithFlags;
let site: SiteWithFlags;
let server: TestServer;
beforeAll(async () => {
  sites = await startSitesWithFlags();
  ({ server } = sites);
  site = await sites.open({ otp: false, feedbackModeration: false });
});
afterAll(() => sites.close());
// Advances time so that requests stay within their limits.
beforeEach(() => server.clock.advance({ minutes: 1 }));

const MAX_MS = 400;

/** Measures the CPU time of a request and its response in milliseconds. */
async function timed<T>(work: () => Promise<T>): Promise<{ response: T; ms: number }> {
  const start = process.threadCpuUsage();
  const response = await work();
  return { response, ms: cpuTimeSince(start) };
}

describe('keys that pollute prototypes', () => {
  const POLLUTING_BODIES = [
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"analytics":{"__proto__":{"polluted":true}}}',
    '{"google_ids":{"constructor":{"prototype":{"polluted":true}}}}',
    '{"answers":{"__proto__":{"polluted":true}}}',
    '{"\\u005f_proto__":{"polluted":true}}',
    '{"params":"__proto__=polluted&constructor=polluted&__proto__[polluted]=true"}',
    '{"requests":[{"indexName":"catalog","__proto__":{"polluted":true}}]}',
  ];
  const CALLS = [
    '/api/v1/appointments/',
    '/api/v1/survey-answers/',
    '/api/v1/sessions/',
    '/1/indexes/catalog/query',
    '/1/indexes/*/queries',
  ];

  test.each(CALLS)('keys in the body of %s pollute no prototype', async (url) => {
    const { search } = (await server.get('/api/v1/settings/')).body;
    const headers = {
      'x-algolia-application-id': search.application_id,
      'x-algolia-api-key': search.api_key,
    };
    for (const body of POLLUTING_BODIES) {
      const { status } = await server.post(url, body, headers);
      expect(status).toBeLessThan(500);
    }
    expectClean();
  });

  test.each([
    '?__proto__[polluted]=true&constructor[prototype][polluted]=true',
    '?__proto__.polluted=true&expand=__proto__.constructor',
    '?__proto__=1&__proto__=2&toString=x&hasOwnProperty=1&valueOf=3',
  ])('keys in the query %s pollute no prototype', async (query) => {
    for (const path of ['/api/v1/doctors/', '/api/v1/cities/', '/api/v1/slots/']) {
      expect((await server.get(path + query)).status).toBeLessThan(500);
    }
    for (const path of [
      '/',
      '/doctors/budapest/cardiologist',
      '/__proto__',
      '/doctor/constructor',
    ]) {
      expect((await site.get(path + query)).status).toBeLessThan(500);
    }
    expectClean();
  });

  test('keys in a cookie pollute no prototype', async () => {
    const cookie = '__proto__=polluted; constructor=1; city-slug=__proto__; phone-proof=__proto__';
    expect((await site.get('/', { cookie })).status).toBe(200);
    expectClean();
  });

  function expectClean(): void {
    expect({}).not.toHaveProperty('polluted');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect([]).not.toHaveProperty('polluted');
  }
});

describe('input that is slow to parse', () => {
  const long = (seed: string, length = 60_000) => seed.repeat(length / seed.length);

  test.each([
    ['one letter', long('a')],
    ['words', long('ab ')],
    ['misspelled words', long('kardiolgus ')],
    ['punctuation', long('-.,\u3000')],
    ['letters of every script', long('éжк漢')],
    ['combining accents', `a${long('\u0301')}`],
  ])('a search for long %s takes little CPU time', async (_what, query) => {
    const { search } = (await server.get('/api/v1/settings/')).body;
    const headers = {
      'x-algolia-application-id': search.application_id,
      'x-algolia-api-key': search.api_key,
    };
    const body = { query: query.slice(0, 30_000) };
    const { response, ms } = await timed(() =>
      server.post('/1/indexes/catalog/query', body, headers),
    );
    expect(response.status).toBeLessThan(500);
    expect(ms).toBeLessThan(MAX_MS);
  });

  test.each([
    ['brackets', `${long('(', 30_000)}city=10`],
    ['negations', `${long('NOT ', 30_000)}city=10`],
    ['conditions', long('city=10 OR ', 30_000)],
    ['quotes', long('"', 30_000)],
  ])('a filter of many %s takes little CPU time', async (_what, filters) => {
    const { search } = (await server.get('/api/v1/settings/')).body;
    const headers = {
      'x-algolia-application-id': search.application_id,
      'x-algolia-api-key': search.api_key,
    };
    const { response, ms } = await timed(() =>
      server.post('/1/indexes/catalog/query', { query: 'a', filters }, headers),
    );
    expect(response.status).toBeLessThan(500);
    expect(ms).toBeLessThan(MAX_MS);
  });

  test.each([
    ['nested lists', '/api/v1/appointments/', long('[')],
    ['nested objects', '/api/v1/appointments/', long('{"a":')],
    ['fields', '/api/v1/survey-answers/', `{"answers":{${many((n) => `"a${n}":1`)}}}`],
    ['answers', '/api/v1/appointments/', `{"additional_fields":[${many(() => '{}')}]}`],
    ['a phone', '/api/v0/registration_codes/', `{"phone":"${long('+')}"}`],
    [
      'an email',
      '/api/v1/contact-messages/',
      contactMessage({ email: `${long('a.', 240)}@${long('a-', 200)}` }),
    ],
    [
      'a message',
      '/api/v1/contact-messages/',
      contactMessage({ message: long('a '), email: 'a@b.hu' }),
    ],
    [
      'escaped NULs',
      '/api/v1/contact-messages/',
      contactMessage({ message: '_' }).replace('_', long('\\u0000')),
    ],
  ])('a body of many %s takes little CPU time', async (_what, url, body) => {
    const { response, ms } = await timed(() => server.post(url, body));
    expect(response.status).toBeLessThan(500);
    expect(ms).toBeLessThan(MAX_MS);
  });

  test.each([
    ['accept-language', long('en;q=0.1,', 15_000)],
    ['accept-language', long('x;q=;', 15_000)],
    ['accept-encoding', long('br;q=0 ', 15_000)],
    ['cookie', long('a=b; ', 15_000)],
    ['cookie', long('city-slug=', 15_000)],
    ['user-agent', long('bot Mobi ', 15_000)],
    ['idempotency-key', long('a', 15_000)],
    ['authorization', `Bearer ${long('a ', 15_000)}`],
    ['if-none-match', long('W/"a",', 15_000)],
    ['x-request-id', long('a-', 15_000)],
    ['x-forwarded-for', long('1.1.1.1,', 15_000)],
    ['accept', long('text/html,', 15_000)],
  ])('a long header %s takes little CPU time', async (name, value) => {
    const { response, ms } = await timed(() => site.get('/doctors', { [name]: value }));
    expect(response.status).toBeLessThan(500);
    expect(ms).toBeLessThan(MAX_MS * 2);
  });

  test.each([
    long('/', 15_000),
    `/${long('a/', 15_000)}`,
    `/${long('%2e%2e%2f', 15_000)}`,
    `/doctors/${long('a-', 15_000)}`,
    `/doctors?${long('a=b&', 15_000)}`,
    `/doctors?utm_source=${long('%', 15_000)}`,
    `/doctors?insurance=${long('1,', 15_000)}`,
    `/api/v1/doctors/?service=${long('1,', 15_000)}1`,
    `/api/v1/doctors/?expand=${long('services.', 15_000)}`,
    `/api/v1/clinic-branches/?city=10&bbox=${long('1.1,', 15_000)}`,
    `/media/metro/${long('a', 15_000)}/ff.svg`,
  ])('long address %# takes little CPU time', async (url) => {
    const { response, ms } = await timed(() => site.get(url));
    expect(response.status).toBeLessThan(500);
    expect(ms).toBeLessThan(MAX_MS * 2);
  });

  test.each([
    long('<'),
    long('<a '),
    long('<a href="'),
    long('<p>'),
    long('&'),
    long('<!--'),
    long('</'),
  ])('long description %# takes little CPU time', (html) => {
    expect(cpuTime(() => cleanHtml(html.slice(0, 20_000)))).toBeLessThan(MAX_MS * 2);
  });

  function many(make: (index: number) => string): string {
    return Array.from({ length: 5000 }, (_, index) => make(index)).join(',');
  }
  function contactMessage(changes: object): string {
    const own = { name: 'Éva', phone: '+36201234567', message: 'a', consents: ['personal_data'] };
    return JSON.stringify({ ...own, ...changes });
  }
});

test('a text that the database cannot store is rejected', async () => {
  const body = { ...payload(1), client_name: 'a\u0000b' };
  const { status } = await server.post('/api/v1/appointments/', body);
  expect(status).toBe(400);
});
