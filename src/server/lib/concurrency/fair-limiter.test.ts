import { expect, test, vi } from 'vitest';
import { createFairLimiter, type FairLimiter } from './fair-limiter.ts';

const LIMITS = { concurrency: [2, 1], maxQueueLength: 3 };
const FIRST = { priority: 0, groups: ['a'] };
const SECOND = { priority: 1, groups: ['b'] };

/** Returns a job that runs until the test ends it. */
function openJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { job: vi.fn(() => promise), end: () => resolve('done'), fail: reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const unavailable = { status: 503, retryAfter: 5 };

function start(limiter: FairLimiter, options: { priority: number; groups: string[] }) {
  const { job, ...rest } = openJob();
  const controller = new AbortController();
  const result = limiter.run(job, { ...options, signal: controller.signal });
  result.catch(() => undefined);
  return { ...rest, job, result, abort: () => controller.abort() };
}

test('a fair limiter reserves concurrency for the best priority', async () => {
  const limiter = createFairLimiter(LIMITS);
  const [running, waiting] = [start(limiter, SECOND), start(limiter, SECOND)];
  const best = start(limiter, FIRST);
  expect(running.job).toHaveBeenCalledOnce();
  expect(waiting.job).not.toHaveBeenCalled();
  expect(best.job).toHaveBeenCalledOnce();
  best.end();
  expect(await best.result).toBe('done');
  expect(waiting.job).not.toHaveBeenCalled();
  running.end();
  await running.result;
  await settled();
  expect(waiting.job).toHaveBeenCalledOnce();
});

test('a fair limiter rejects with the error of a job and starts the next job', async () => {
  const limiter = createFairLimiter(LIMITS);
  const [failing, next] = [start(limiter, SECOND), start(limiter, SECOND)];
  failing.fail(new Error('no memory'));
  await expect(failing.result).rejects.toThrow('no memory');
  await settled();
  expect(next.job).toHaveBeenCalledOnce();
});

test('a fair limiter rejects jobs over the queue limit at once, without starting them', async () => {
  const limiter = createFairLimiter(LIMITS);
  const all = Array.from({ length: 10 }, () => start(limiter, SECOND));
  expect(limiter.queueLength).toBe(3);
  const late = all.filter((each) => each.job.mock.calls.length === 0);
  const results = await Promise.allSettled(late.slice(0, 6).map(({ result }) => result));
  expect(results).toHaveLength(6);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
  }
  for (const { end } of all) end();
  await Promise.allSettled(all.map(({ result }) => result));
  expect(all.filter(({ job }) => job.mock.calls.length > 0)).toHaveLength(4);
});

test('a fair limiter does not start a job that was aborted in the queue, and frees its place', async () => {
  const limiter = createFairLimiter(LIMITS);
  const running = start(limiter, SECOND);
  const waiting = Array.from({ length: 3 }, () => start(limiter, SECOND));
  for (const { abort } of waiting) abort();
  expect(limiter.queueLength).toBe(0);
  for (const { result } of waiting) await expect(result).rejects.toMatchObject(unavailable);
  const next = start(limiter, SECOND);
  running.end();
  await running.result;
  await settled();
  expect(next.job).toHaveBeenCalledOnce();
  for (const { job } of waiting) expect(job).not.toHaveBeenCalled();
});

test('a fair limiter does not start a job whose signal is already aborted', async () => {
  const limiter = createFairLimiter(LIMITS);
  const { job } = openJob();
  const result = limiter.run(job, { ...FIRST, signal: AbortSignal.abort() });
  await expect(result).rejects.toMatchObject(unavailable);
  expect(job).not.toHaveBeenCalled();
});

test('a fair limiter finishes a running job that is aborted', async () => {
  const limiter = createFairLimiter(LIMITS);
  const running = start(limiter, SECOND);
  running.abort();
  running.end();
  expect(await running.result).toBe('done');
});
