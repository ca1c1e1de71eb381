import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../failures/api-failure.ts';
import { loadChunk } from './load-chunk.ts';

const lost = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => vi.unstubAllGlobals());

function inBrowser(onLine: boolean, fetch: () => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
}

test('returns a chunk that loads', async () => {
  expect(await loadChunk(() => Promise.resolve('chunk'))).toBe('chunk');
});

test.each([
  ['the browser is offline', false, () => Promise.resolve(new Response())],
  ['the server cannot be reached', true, () => Promise.reject(new TypeError('Failed to fetch'))],
])('rejects with a network error while %s', async (_, onLine, fetch) => {
  inBrowser(onLine, fetch);
  await expect(loadChunk(() => Promise.reject(lost))).rejects.toBeInstanceOf(NetworkError);
});

test('keeps the error of the browser if the server responds', async () => {
  inBrowser(true, () => Promise.resolve(new Response()));
  await expect(loadChunk(() => Promise.reject(lost))).rejects.toBe(lost);
});
