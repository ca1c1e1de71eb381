import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cachePage, readCachedPage } from '#web/lib/offline-cache/cached-pages.ts';
import { respondWithFile, respondWithPage } from './respond.ts';
import { deleteOtherShells, cacheShell } from './shell.ts';

const SHELL = { build: 'one', locales: ['kk', 'ru'] };
const VISIT = '/ru/appointments/1?hash=a';
const visit = new URL(`https://vizit.kz${VISIT}&utm_source=sms`);
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = (status: number) => Promise.resolve(new Response('From the server', { status }));
const shown = async (page: Promise<Response>) => (await page).text();
const clear = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};

beforeEach(async () => {
  await clear();
  vi.stubGlobal('fetch', (path: RequestInfo | URL) =>
    Promise.resolve(new Response(`${String(path)}: <ul id="copies" class="list"></ul>`)),
  );
  await cacheShell(SHELL);
  await cachePage(VISIT, new Response('Copy'), { until: Infinity, title: 'Tomorrow & "after"' });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await clear();
});

describe('service worker: an appointment with an offline copy', () => {
  test('serves the page from the network while the server responds', async () => {
    expect(await shown(respondWithPage(visit, answered(200), SHELL))).toBe('From the server');
  });

  test('serves the copy without a connection and on a server error', async () => {
    expect(await shown(respondWithPage(visit, noAnswer(), SHELL))).toBe('Copy');
    expect(await shown(respondWithPage(visit, answered(502), SHELL))).toBe('Copy');
  });

  test('serves the copy after a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = respondWithPage(visit, new Promise<Response>(() => {}), SHELL);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(6000);
    expect(await shown(page)).toBe('Copy');
  });

  test('deletes the copy of an appointment that no longer exists', async () => {
    expect((await respondWithPage(visit, answered(404), SHELL)).status).toBe(404);
    expect(await readCachedPage(VISIT)).toBeUndefined();
  });

  test('does not serve the copy of a past appointment', async () => {
    await cachePage(VISIT, new Response('Copy'), { until: Date.now(), title: '' });
    expect(await shown(respondWithPage(visit, noAnswer(), SHELL))).not.toBe('Copy');
  });

  test('does not serve the copy for another hash', async () => {
    const other = new URL(visit.href.replace('hash=a', 'hash=b'));
    expect(await shown(respondWithPage(other, noAnswer(), SHELL))).not.toBe('Copy');
  });
});

test('serves the offline page with the list of copies for any other path, in its language', async () => {
  const page = await respondWithPage(new URL('https://vizit.kz/ru/map'), noAnswer(), SHELL);
  expect(page.status).toBe(503);
  expect(await page.text()).toBe(
    '/ru/offline: <ul id="copies" class="list"><li><a href="/ru/appointments/1?hash=a">' +
      'Tomorrow &#38; &#34;after&#34;</a></li></ul>',
  );
  const home = respondWithPage(new URL('https://vizit.kz/'), noAnswer(), SHELL);
  expect(await shown(home)).toContain('/offline: ');
  expect((await respondWithPage(new URL('https://vizit.kz/'), answered(500), SHELL)).status).toBe(
    500,
  );
});

test('serves missing or unreachable files from the copies', async () => {
  const style = new Request('/assets/old.css');
  await (await caches.open('copy:/x')).put(style, new Response('Old'));
  vi.stubGlobal('fetch', noAnswer);
  expect(await shown(respondWithFile(style))).toBe('Old');
  vi.stubGlobal('fetch', () => answered(404));
  expect(await shown(respondWithFile(style))).toBe('Old');
  expect((await respondWithFile(new Request('/assets/new.css'))).status).toBe(404);
});

test('keeps the copies when a new release is installed', async () => {
  const next = { ...SHELL, build: 'two' };
  await cacheShell(next);
  await deleteOtherShells(next);
  expect((await caches.keys()).toSorted()).toEqual([`copy:${VISIT}`, 'shell:two']);
});
