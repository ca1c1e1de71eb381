import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../failures/api-failure.ts';
import { loadChunk } from './load-chunk.ts';

const importError = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => vi.unstubAllGlobals());

function inBrowser(onLine: boolean, fetch: () => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
}

test('loadChunk returns the chunk', async () => {
  expect(await loadChunk(() => Promise.resolve('chunk'))).toBe('chunk');
});

test.each([
  ['the browser is offline', false, () => Promise.resolve(new Response())],
  ['the server cannot be reached', true, () => Promise.reject(new TypeError('Failed to fetch'))],
])('loadChunk rejects with a network error while %s', async (_, onLine, fetch) => {
  inBrowser(onLine, fetch);
  await expect(loadChunk(() => Promise.reject(importError))).rejects.toBeInstanceOf(NetworkError);
});

test("loadChunk rejects with the browser's error if the server responds", async () => {
  inBrowser(true, () => Promise.resolve(new Response()));
  await expect(loadChunk(() => Promise.reject(importError))).rejects.toBe(importError);
});
