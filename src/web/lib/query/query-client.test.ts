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

async function callsUntilGivenUp(error: Error, isServer = false): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const client = createQueryClient({ isServer });
  const given = expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await given;
  return queryFn.mock.calls.length;
}

test('a failing server is asked three times more', async () => {
  expect(await callsUntilGivenUp(answer(503))).toBe(4);
});

test('a refusal and a lost connection are not repeated', async () => {
  expect(await callsUntilGivenUp(answer(404))).toBe(1);
  expect(await callsUntilGivenUp(new NetworkError(null))).toBe(1);
});

test('the server never repeats, for the visitor waits', async () => {
  expect(await callsUntilGivenUp(answer(503), true)).toBe(1);
});

test('the server leaves no timers behind', async () => {
  const client = createQueryClient({ isServer: true });
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => 1 });
  expect(vi.getTimerCount()).toBe(0);
});

test('failures are reported with who started them', async () => {
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
