import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPTIONS = { concurrency: 2, queueTimeoutMs: 5000 };

/** Returns a job that runs until the test ends it. */
function slowJob() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { job: vi.fn(() => promise), end: () => resolve('done') };
}

test('a concurrency limiter starts a queued job when another one ends', async () => {
  const limiter = createConcurrencyLimiter(OPTIONS);
  const [first, second, third] = [slowJob(), slowJob(), slowJob()];
  const all = Promise.all([first, second, third].map(({ job }) => limiter(job)));
  await vi.advanceTimersByTimeAsync(1000);
  expect(third.job).not.toHaveBeenCalled();
  first.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(third.job).toHaveBeenCalledOnce();
  // The timeout does not apply to jobs that have started.
  await vi.advanceTimersByTimeAsync(60_000);
  second.end();
  third.end();
  expect(await all).toEqual(['done', 'done', 'done']);
});

test('a concurrency limiter rejects a job that is queued too long, and never starts it', async () => {
  const limiter = createConcurrencyLimiter(OPTIONS);
  const hanging = [slowJob(), slowJob()];
  const running = hanging.map(({ job }) => limiter(job));
  const late = slowJob();
  const rejection = expect(limiter(late.job)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  await vi.advanceTimersByTimeAsync(OPTIONS.queueTimeoutMs);
  await rejection;
  for (const { end } of hanging) end();
  await Promise.all(running);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.job).not.toHaveBeenCalled();

  const next = slowJob();
  next.end();
  expect(await limiter(next.job)).toBe('done');
});

test('a concurrency limiter rejects with the error of a job and runs the next job', async () => {
  const limiter = createConcurrencyLimiter({ ...OPTIONS, concurrency: 1 });
  const failing = limiter(() => Promise.reject(new Error('no database')));
  const waiting = limiter(() => Promise.reject(new Error('no connection')));
  await expect(failing).rejects.toThrow('no database');
  await expect(waiting).rejects.toThrow('no connection');
  expect(await limiter(() => Promise.resolve(1))).toBe(1);
});
