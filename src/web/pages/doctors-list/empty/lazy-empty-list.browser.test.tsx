import { expect, onTestFinished, test, vi } from 'vitest';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { loadEmptyListChunk } from './lazy-empty-list.tsx';

vi.mock('./empty-list.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('the code of an empty list that cannot be loaded is a network error without a server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(loadEmptyListChunk()).rejects.toBeInstanceOf(NetworkError);
});
