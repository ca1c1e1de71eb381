import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/contract/api-error.ts';
import { NetworkError } from '../failures/api-failure.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const apiError = (status: number) =>
  new ApiError(status, {
    type: 'server_error',
    errors: [{ code: 'server_error', detail: '', attr: null }],
  });

async function countCalls(error: Error, isServer = false): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const client = createQueryClient({ isServer });
  const rejection = expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await rejection;
  return queryFn.mock.calls.length;
}

test('a query is retried three times after a server error', async () => {
  expect(await countCalls(apiError(503))).toBe(4);
});

test('a query is not retried after a client error or a lost connection', async () => {
  expect(await countCalls(apiError(404))).toBe(1);
  expect(await countCalls(new NetworkError(null))).toBe(1);
});

test('a query is not retried on the server', async () => {
  expect(await countCalls(apiError(503), true)).toBe(1);
});

test('a query on the server leaves no timers', async () => {
  const client = createQueryClient({ isServer: true });
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => 1 });
  expect(vi.getTimerCount()).toBe(0);
});

test('a failed query is reported with its kind', async () => {
  const onError = vi.fn();
  const client = createQueryClient({ isServer: true, onError });
  const error = apiError(500);
  await client.prefetchQuery({
    queryKey: ['x'],
    queryFn: () => Promise.reject(error),
    meta: { silent: true },
  });
  expect(onError).toHaveBeenCalledWith(error, { kind: 'query', isSilent: true });
});
