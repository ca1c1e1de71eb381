import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/contract/api-error.ts';
import { NetworkError } from '../failures/api-failure.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const answer = (status: number) =>
  new ApiError(status, {
    type: 'server_error',
    errors: [{ code: 'server_error', detail: '', attr: null }],
  });

async function countCalls(error: Error, isServer = false): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const client = createQueryClient({ isServer });
  const given = expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await given;
  return queryFn.mock.calls.length;
}

test('retries three times after a server error', async () => {
  expect(await countCalls(answer(503))).toBe(4);
});

test('does not retry a rejected request or a lost connection', async () => {
  expect(await countCalls(answer(404))).toBe(1);
  expect(await countCalls(new NetworkError(null))).toBe(1);
});

test('does not retry on the server', async () => {
  expect(await countCalls(answer(503), true)).toBe(1);
});

test('leaves no timers on the server', async () => {
  const client = createQueryClient({ isServer: true });
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => 1 });
  expect(vi.getTimerCount()).toBe(0);
});

test('reports failures with their kind', async () => {
  const onError = vi.fn();
  const client = createQueryClient({ isServer: true, onError });
  const error = answer(500);
  await client.prefetchQuery({
    queryKey: ['x'],
    queryFn: () => Promise.reject(error),
    meta: { silent: true },
  });
  expect(onError).toHaveBeenCalledWith(error, { kind: 'query', isSilent: true });
});
