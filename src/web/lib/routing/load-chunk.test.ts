import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../failures/api-failure.ts';
import { loadChunk } from './load-chunk.ts';

const lost = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => vi.unstubAllGlobals());

function inBrowser(onLine: boolean, fetch: () => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
}

test('a chunk that loads is handed on', async () => {
  expect(await loadChunk(() => Promise.resolve('chunk'))).toBe('chunk');
});

test.each([
  ['the browser is offline', false, () => Promise.resolve(new Response())],
  ['the server cannot be reached', true, () => Promise.reject(new TypeError('Failed to fetch'))],
])('a chunk that does not load while %s is a network failure', async (_, onLine, fetch) => {
  inBrowser(onLine, fetch);
  await expect(loadChunk(() => Promise.reject(lost))).rejects.toBeInstanceOf(NetworkError);
});

test('a chunk that is gone while the server answers keeps its error', async () => {
  inBrowser(true, () => Promise.resolve(new Response()));
  await expect(loadChunk(() => Promise.reject(lost))).rejects.toBe(lost);
});
