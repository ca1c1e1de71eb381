import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  evictPage,
  evictExpiredPages,
  cachePage,
  listCachedPages,
  readCachedPage,
} from './cached-pages.ts';

const INFO = { until: 1000, title: 'вторник, 24 ноября, 14:30' };
const page = (text = 'Visit') =>
  new Response(`<link href="/assets/a.css"><img src="/media/b.svg?x=1&amp;y=2">${text}`, {
    headers: { 'content-security-policy': "default-src 'none'", vary: 'cookie' },
  });
const clear = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};

const fetchFile = vi.fn<(path: RequestInfo | URL) => Promise<Response>>();
beforeEach(async () => {
  await clear();
  fetchFile.mockImplementation((path) => Promise.resolve(new Response(String(path))));
  vi.stubGlobal('fetch', fetchFile);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await clear();
});

test('an offline page is cached with its files and its security policy', async () => {
  await cachePage('/appointments/1?hash=a', page(), INFO);
  const copy = await readCachedPage('/appointments/1?hash=a');
  expect(await copy?.text()).toContain('Visit');
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(copy?.headers.has('vary')).toBe(false);
  expect(await (await caches.match('/assets/a.css'))?.text()).toBe('/assets/a.css');
  expect(await (await caches.match('/media/b.svg?x=1&y=2'))?.text()).toBe('/media/b.svg?x=1&y=2');
});

test('the oldest offline page is evicted when there are more than five', async () => {
  for (const id of [1, 2, 3, 1, 4, 5, 6]) await cachePage(`/${id}`, page(), INFO);
  const listed = await listCachedPages();
  expect(listed.map(({ address }) => address)).toEqual(['/3', '/1', '/4', '/5', '/6']);
  expect(listed[0]?.title).toBe(INFO.title);
});

test('offline pages are evicted when they expire, or by their path', async () => {
  await cachePage('/1', page(), INFO);
  await cachePage('/2', page(), { ...INFO, until: 2000 });
  await cachePage('/3', page(), { ...INFO, until: 2000 });
  await evictExpiredPages(999);
  expect(await listCachedPages()).toHaveLength(3);
  await evictExpiredPages(1000);
  await evictPage('/3');
  expect((await listCachedPages()).map(({ address }) => address)).toEqual(['/2']);
  expect(await caches.keys()).toHaveLength(1);
});

test('the old version of an offline page stays if a file of the new one fails', async () => {
  await cachePage('/1', page('First'), INFO);
  fetchFile.mockImplementation(() => Promise.resolve(new Response('', { status: 502 })));
  await expect(cachePage('/1', page('Second'), INFO)).rejects.toThrow('502');
  await expect(cachePage('/1', new Response('', { status: 404 }), INFO)).rejects.toThrow('404');
  expect(await (await readCachedPage('/1'))?.text()).toContain('First');
});
