import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cachePage, readCachedPage } from '#web/lib/offline-cache/cached-pages.ts';
import { answerFile, answerPage } from './answer.ts';
import { forgetOtherShells, keepShell } from './shell.ts';

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
  await keepShell(SHELL);
  await cachePage(VISIT, new Response('Copy'), { until: Infinity, title: 'Tomorrow & "after"' });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await clear();
});

describe('an appointment with a copy', () => {
  test('comes from the server as long as it answers', async () => {
    expect(await shown(answerPage(visit, answered(200), SHELL))).toBe('From the server');
  });

  test('is the copy without a connection, and when the server fails', async () => {
    expect(await shown(answerPage(visit, noAnswer(), SHELL))).toBe('Copy');
    expect(await shown(answerPage(visit, answered(502), SHELL))).toBe('Copy');
  });

  test('is not waited for endlessly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = answerPage(visit, new Promise<Response>(() => {}), SHELL);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(6000);
    expect(await shown(page)).toBe('Copy');
  });

  test('that is there no more is kept no longer', async () => {
    expect((await answerPage(visit, answered(404), SHELL)).status).toBe(404);
    expect(await readCachedPage(VISIT)).toBeUndefined();
  });

  test('that is over is shown no more', async () => {
    await cachePage(VISIT, new Response('Copy'), { until: Date.now(), title: '' });
    expect(await shown(answerPage(visit, noAnswer(), SHELL))).not.toBe('Copy');
  });

  test('opens to no other hash', async () => {
    const other = new URL(visit.href.replace('hash=a', 'hash=b'));
    expect(await shown(answerPage(other, noAnswer(), SHELL))).not.toBe('Copy');
  });
});

test('every other page says in its language that there is no connection, and what is kept', async () => {
  const page = await answerPage(new URL('https://vizit.kz/ru/map'), noAnswer(), SHELL);
  expect(page.status).toBe(503);
  expect(await page.text()).toBe(
    '/ru/offline: <ul id="copies" class="list"><li><a href="/ru/appointments/1?hash=a">' +
      'Tomorrow &#38; &#34;after&#34;</a></li></ul>',
  );
  const home = answerPage(new URL('https://vizit.kz/'), noAnswer(), SHELL);
  expect(await shown(home)).toContain('/offline: ');
  expect((await answerPage(new URL('https://vizit.kz/'), answered(500), SHELL)).status).toBe(500);
});

test('files that are gone, or cannot be fetched, are those of the copies', async () => {
  const style = new Request('/assets/old.css');
  await (await caches.open('copy:/x')).put(style, new Response('Old'));
  vi.stubGlobal('fetch', noAnswer);
  expect(await shown(answerFile(style))).toBe('Old');
  vi.stubGlobal('fetch', () => answered(404));
  expect(await shown(answerFile(style))).toBe('Old');
  expect((await answerFile(new Request('/assets/new.css'))).status).toBe(404);
});

test('a new release leaves the copies alone', async () => {
  const next = { ...SHELL, build: 'two' };
  await keepShell(next);
  await forgetOtherShells(next);
  expect((await caches.keys()).toSorted()).toEqual([`copy:${VISIT}`, 'shell:two']);
});
