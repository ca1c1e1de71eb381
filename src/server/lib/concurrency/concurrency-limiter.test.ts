import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurns } from './concurrency-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { atOnce: 2, patienceMs: 5000 };

/** Work that ends when it is told to. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), end: () => resolve('done') };
}

test('so much runs at once, the rest when a turn is free', async () => {
  const turns = takeTurns(LIMITS);
  const [first, second, third] = [slowWork(), slowWork(), slowWork()];
  const all = Promise.all([first, second, third].map(({ work }) => turns(work)));
  await vi.advanceTimersByTimeAsync(1000);
  expect(third.work).not.toHaveBeenCalled();
  first.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(third.work).toHaveBeenCalledOnce();
  // Who has begun is not hurried.
  await vi.advanceTimersByTimeAsync(60_000);
  second.end();
  third.end();
  expect(await all).toEqual(['done', 'done', 'done']);
});

test('who waits too long is told to come back, and nothing is done for them later', async () => {
  const turns = takeTurns(LIMITS);
  const hanging = [slowWork(), slowWork()];
  const running = hanging.map(({ work }) => turns(work));
  const late = slowWork();
  const refused = expect(turns(late.work)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  await vi.advanceTimersByTimeAsync(LIMITS.patienceMs);
  await refused;
  for (const { end } of hanging) end();
  await Promise.all(running);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.work).not.toHaveBeenCalled();

  const next = slowWork();
  next.end();
  expect(await turns(next.work)).toBe('done');
});

test('a failure is passed on, and leaves its turn to the next', async () => {
  const turns = takeTurns({ ...LIMITS, atOnce: 1 });
  const failing = turns(() => Promise.reject(new Error('no database')));
  const waiting = turns(() => Promise.reject(new Error('nor for me')));
  await expect(failing).rejects.toThrow('no database');
  await expect(waiting).rejects.toThrow('nor for me');
  expect(await turns(() => Promise.resolve(1))).toBe(1);
});
