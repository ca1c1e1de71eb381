import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachePage, readCachedPage } from '#web/lib/offline-cache/cached-pages.ts';
import { respondWithFile, respondWithPage } from './respond.ts';
import { deleteOtherShells, cacheShell } from './shell.ts';

const SHELL = { build: 'one', locales: ['kk', 'ru'] };
const APPOINTMENT = '/ru/appointments/1?hash=a';
const appointmentUrl = new URL(`https://vizit.kz${APPOINTMENT}&utm_source=sms`);
const noResponse = () => Promise.reject(new TypeError('Failed to fetch'));
const responseWith = (status: number) =>
  Promise.resolve(new Response('From the server', { status }));
const textOf = async (page: Promise<Response>) => (await page).text();
const clear = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};

beforeEach(async () => {
  await clear();
  vi.stubGlobal('fetch', (path: RequestInfo | URL) =>
    Promise.resolve(new Response(`${String(path)}: <ul id="copies" class="list"></ul>`)),
  );
  await cacheShell(SHELL);
  await cachePage(APPOINTMENT, new Response('Copy'), {
    until: Infinity,
    title: 'Tomorrow & "after"',
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await clear();
});

test('the service worker serves an appointment from the network while the server responds', async () => {
  expect(await textOf(respondWithPage(appointmentUrl, responseWith(200), SHELL))).toBe(
    'From the server',
  );
});

test('the service worker serves the copy of an appointment offline and on a server error', async () => {
  expect(await textOf(respondWithPage(appointmentUrl, noResponse(), SHELL))).toBe('Copy');
  expect(await textOf(respondWithPage(appointmentUrl, responseWith(502), SHELL))).toBe('Copy');
});

test('the service worker serves the copy of an appointment after a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = respondWithPage(appointmentUrl, new Promise<Response>(() => {}), SHELL);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(6000);
  expect(await textOf(page)).toBe('Copy');
});

test('the service worker deletes the copy of an appointment that no longer exists', async () => {
  expect((await respondWithPage(appointmentUrl, responseWith(404), SHELL)).status).toBe(404);
  expect(await readCachedPage(APPOINTMENT)).toBeUndefined();
});

test('the service worker does not serve the copy of a past appointment', async () => {
  await cachePage(APPOINTMENT, new Response('Copy'), { until: Date.now(), title: '' });
  expect(await textOf(respondWithPage(appointmentUrl, noResponse(), SHELL))).not.toBe('Copy');
});

test('the service worker does not serve the copy of an appointment for another hash', async () => {
  const other = new URL(appointmentUrl.href.replace('hash=a', 'hash=b'));
  expect(await textOf(respondWithPage(other, noResponse(), SHELL))).not.toBe('Copy');
});

test('the service worker serves the offline page with links for another path, in its language', async () => {
  const page = await respondWithPage(new URL('https://vizit.kz/ru/map'), noResponse(), SHELL);
  expect(page.status).toBe(503);
  expect(await page.text()).toBe(
    '/ru/offline: <ul id="copies" class="list"><li><a href="/ru/appointments/1?hash=a">' +
      'Tomorrow &#38; &#34;after&#34;</a></li></ul>',
  );
  const home = respondWithPage(new URL('https://vizit.kz/'), noResponse(), SHELL);
  expect(await textOf(home)).toContain('/offline: ');
  expect(
    (await respondWithPage(new URL('https://vizit.kz/'), responseWith(500), SHELL)).status,
  ).toBe(500);
});

test('the service worker serves the copies of missing or unreachable files', async () => {
  const style = new Request('/assets/old.css');
  await (await caches.open('copy:/x')).put(style, new Response('Old'));
  vi.stubGlobal('fetch', noResponse);
  expect(await textOf(respondWithFile(style))).toBe('Old');
  vi.stubGlobal('fetch', () => responseWith(404));
  expect(await textOf(respondWithFile(style))).toBe('Old');
  expect((await respondWithFile(new Request('/assets/new.css'))).status).toBe(404);
});

test('the service worker keeps the copies when a new release is installed', async () => {
  const next = { ...SHELL, build: 'two' };
  await cacheShell(next);
  await deleteOtherShells(next);
  expect((await caches.keys()).toSorted()).toEqual([`copy:${APPOINTMENT}`, 'shell:two']);
});
