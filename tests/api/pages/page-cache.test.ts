import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { moderateReview } from '#server/features/reviews/moderation/moderate-review.ts';
import { moderateReply } from '#server/features/reviews/replies/moderate-reply.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { createService, type Service } from '#server/main/service.ts';
import type { PageRenderer } from '#server/ssr/render-page.ts';
import { payload, TUESDAY } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { bearer, PASSWORD, verifySessions } from '#tests/support/data/staff.ts';
import { RAISED_LIMIT_SETTINGS } from '#tests/support/servers/raised-limits.ts';
import { testClock } from '#tests/support/database/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let database: TestDatabase;
let dataDir: string;
let nodes: Service[];
let renderings: string[] = [];
beforeEach(() => {
  renderings = [];
});

/** A page with slots, a page with a hash, and a page that depends on the visitor. */
const render: PageRenderer = async ({ url, apiFor, nonce, device, citySlug }) => {
  renderings.push(url);
  const api = apiFor('en');
  const respond = (html: string, status = 200) => ({ status, headers: {}, html });
  if (url.startsWith('/appointment')) {
    const [, , id = '', hash = ''] = url.split('/');
    const { datetime } = await api.appointment({ id: Number(id), hash });
    return respond(datetime);
  }
  if (url === '/moved?sort=price') {
    return { status: 301, headers: { location: '/here?sort=price' }, html: '' };
  }
  if (url === '/doctor') {
    const { feedback_count: count, description } = await api.doctor({ slug: 'nagy-anna' });
    const { results } = await api.reviews({ slug: 'nagy-anna' });
    const texts = results.flatMap(({ comment, reply }) => [comment, reply?.text ?? '']);
    return respond([count, ...texts, description].join(' '));
  }
  if (url === '/missing') return respond('not found', 404);
  await api.doctors({ limit: 8 });
  const day = { date_from: TUESDAY, date_to: TUESDAY };
  const { results } = await api.slots({ doctor: String(ids.doctor), ...day });
  const times = results.map(({ datetime }) => datetime.slice(11, 16)).join(' ');
  return respond(
    `<p>${times}</p><script nonce="${nonce}"></script>${device} ${citySlug ?? 'no city'}`,
  );
};

/** Starts two processes that serve the country on one database. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-cache-'));
  database = await createTestDatabase(clinic({ timeZone: 'Asia/Dubai' }));
  const start = () =>
    createService({
      config: loadConfig({
        ...RAISED_LIMIT_SETTINGS,
        COUNTRIES: 'ae',
        DEFAULT_COUNTRY: 'ae',
        DATA_DIR: dataDir,
      }),
      connections: new Map([['ae', database.connection]]),
      logger: pino({ level: 'silent' }),
      clock: testClock(CLINIC_NOW).now,
      pages: { render, serveFiles: () => Promise.resolve() },
    });
  nodes = [await start(), await start()];
  for (const node of nodes) await waitUntilCached(node);
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(node: Service | undefined, url: string, headers: Record<string, string> = {}) {
  if (node === undefined) throw new Error('There are only two processes');
  const response = await node.app.inject({ url, headers: { 'accept-encoding': 'br', ...headers } });
  const isBrotli = response.headers['content-encoding'] === 'br';
  return {
    status: response.statusCode,
    headers: response.headers,
    html: isBrotli ? brotliDecompressSync(response.rawPayload).toString() : response.body,
  };
}

/** Waits until a process caches pages, which it does once it listens to the database. */
async function waitUntilCached(node: Service): Promise<void> {
  await vi.waitFor(async () => {
    await open(node, '/warm');
    const before = renderings.length;
    await open(node, '/warm');
    expect(renderings).toHaveLength(before);
  });
}

async function bookFirst(node: Service | undefined) {
  const slots = await open(
    node,
    `/api/v1/slots/?doctor=${ids.doctor}&service=${ids.cardiologist}&date_from=${TUESDAY}&date_to=${TUESDAY}`,
  );
  const [slot] = (JSON.parse(slots.html) as { results: { id: number }[] }).results;
  const response = await node?.app.inject({
    method: 'POST',
    url: '/api/v1/appointments/',
    payload: payload(slot?.id ?? 0, { client_phone: '+971 50 123 4567' }),
  });
  expect(response?.statusCode).toBe(201);
  return response?.json() as { id: number; hash: string };
}

test('a cacheable page is rendered once for concurrent requests, and a 304 needs no rendering', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => open(nodes[0], '/doctors')));
  expect(renderings).toEqual(['/doctors']);
  const [first] = all;
  expect(new Set(all.map(({ html }) => html)).size).toBe(1);
  expect(first?.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    'server-timing': `clock;desc="${new Date(CLINIC_NOW).toISOString()}"`,
    'permissions-policy': expect.any(String),
  });
  const tag = String(first?.headers['etag']);
  for (const etags of [tag, `"x", ${tag}`, '*']) {
    const again = await open(nodes[0], '/doctors', { 'if-none-match': etags });
    expect(again).toMatchObject({ status: 304, html: '' });
  }
  expect(renderings).toHaveLength(1);
});

test('a cached page is sent with a new nonce in its Content-Security-Policy', async () => {
  await open(nodes[0], '/nonce');
  const { headers, html } = await open(nodes[0], '/nonce');
  const nonce = /nonce="(.+?)"/.exec(html)?.[1] ?? '';
  expect(nonce).not.toBe('');
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('a page is cached separately for phones and for other cities', async () => {
  const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' };
  const inCity = { cookie: 'a=b; city-slug=budapest' };
  expect((await open(nodes[0], '/x')).html).toContain('desktop no city');
  expect((await open(nodes[0], '/x', onPhone)).html).toContain('mobile no city');
  expect((await open(nodes[0], '/x', inCity)).html).toContain('desktop budapest');
  expect((await open(nodes[0], '/x', { cookie: 'city-slug=nowhere' })).html).toContain('no city');
  expect((await open(nodes[0], '/doctors/budapest/a', inCity)).html).toContain('no city');
  expect(renderings).toHaveLength(4);
});

test('a cached page is decompressed for a client without Brotli', async () => {
  const { html } = await open(nodes[0], '/plain');
  const plain = await open(nodes[0], '/plain', { 'accept-encoding': 'identity' });
  expect(plain.html).toBe(html);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(renderings).toHaveLength(1);
});

test('a booked slot is gone from the pages of every process', async () => {
  for (const node of nodes) expect((await open(node, '/times')).html).toContain('09:00');
  await bookFirst(nodes[0]);
  for (const node of nodes) {
    await vi.waitFor(async () => expect((await open(node, '/times')).html).not.toContain('09:00'));
  }
});

test('a published review is on the pages of every process and in the rating', async () => {
  for (const node of nodes) {
    expect((await open(node, '/doctor')).html).not.toContain('Not published.');
  }
  const [before] = (await open(nodes[0], '/doctor')).html.split(' ');
  const decision = { review: 3, version: 0, actor: 'operator kata', now: Date.parse(CLINIC_NOW) };
  const published = { ...decision, verdict: 'published' } as const;
  expect(await moderateReview(database.pool, published)).toBe('done');
  for (const node of nodes) {
    await vi.waitFor(async () => {
      const { html } = await open(node, '/doctor');
      expect(html).toContain('Not published.');
      expect(html.split(' ')[0]).toBe(String(Number(before) + 1));
    });
  }
});

test('a published reply is on the pages of every process', async () => {
  for (const node of nodes) expect((await open(node, '/doctor')).html).not.toContain('Thank you.');
  await database.pool.query(
    `select save_reply(1, (select min(id) from clinic), null, 'Thank you.', 'en', 'clinic anna', true, $1)`,
    [CLINIC_NOW],
  );
  const { rows } = await database.pool.query<{ id: number }>('select id from review_reply');
  const actor = { version: 0, actor: 'operator kata', now: Date.parse(CLINIC_NOW) };
  const decision = { reply: rows[0]?.id ?? 0, ...actor };
  expect(await moderateReply(database.pool, decision, 'published', null)).toBe('done');
  for (const node of nodes) {
    await vi.waitFor(async () => {
      expect((await open(node, '/doctor')).html).toContain('Thank you.');
    });
  }
});

test('published content is on the pages of every process', async () => {
  for (const node of nodes) expect((await open(node, '/doctor')).html).not.toContain('New text.');
  const account = { username: 'eva', password: PASSWORD, role: 'account_manager' as const };
  await saveStaffUser(database.pool, account, Date.parse(CLINIC_NOW));
  const session = await nodes[0]?.app.inject({
    method: 'POST',
    url: '/api/v1/sessions/',
    payload: {
      username: 'eva',
      password: PASSWORD,
    },
  });
  await verifySessions(database.pool);
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into content_draft
       (subject_table, subject_id, names, field, value, base, drafted_at, drafted_by)
     select 'doctor', id, names, 'descriptions.en', '"New text."', descriptions -> 'en', $1, 'eva'
     from doctor where slug = 'nagy-anna' returning id`,
    [CLINIC_NOW],
  );
  const response = await nodes[0]?.app.inject({
    method: 'POST',
    url: '/api/staff/v1/content/drafts/publish/',
    headers: {
      host: 'operator.ae.localhost',
      ...bearer(session?.json().access_token as string),
    },
    payload: { ids: rows.map(({ id }) => id) },
  });
  expect(response?.json()).toEqual({ published_count: 1 });
  for (const node of nodes) {
    await vi.waitFor(async () => {
      expect((await open(node, '/doctor')).html).toContain('New text.');
    });
  }
});

test('pages are not cached while the process cannot listen to the database', async () => {
  await open(nodes[0], '/doctors');
  await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'vizit-listen'`);
  await vi.waitFor(async () => {
    const before = renderings.length;
    await open(nodes[0], '/doctors');
    expect(renderings).toHaveLength(before + 1);
  });
});

test('personal pages and not-found pages are not cached', async () => {
  const { id, hash } = await bookFirst(nodes[0]);
  const own = `/appointment/${id}/${hash}`;
  for (const url of [own, own, '/missing', '/missing']) {
    const { headers } = await open(nodes[0], url);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['etag']).toBeUndefined();
  }
  expect(renderings).toEqual([own, own, '/missing', '/missing']);
});

test('a redirect keeps the query parameters of the visitor', async () => {
  const { status, headers } = await open(nodes[0], '/moved?utm_source=x&sort=price');
  expect(status).toBe(301);
  expect(headers['location']).toBe('/here?sort=price&utm_source=x');
});
