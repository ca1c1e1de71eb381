import { describe, expect, test, vi } from 'vitest';
import { createFairTurns, type FairTurns } from './fair-limiter.ts';

const LIMITS = { atOnce: [2, 1], maxWaiting: 3 };
const FIRST = { priority: 0, groups: ['a'] };
const SECOND = { priority: 1, groups: ['b'] };

/** Work that ends when the test says so. */
function openWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), end: () => resolve('done'), fail: reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const refused = { status: 503, retryAfter: 5 };

function start(turns: FairTurns, place: { priority: number; groups: string[] }) {
  const { work, ...rest } = openWork();
  const controller = new AbortController();
  const result = turns.run(work, { ...place, signal: controller.signal });
  result.catch(() => undefined);
  return { ...rest, work, result, abort: () => controller.abort() };
}

describe('fair turns', () => {
  test('keep a place for the best priority', async () => {
    const turns = createFairTurns(LIMITS);
    const [running, waiting] = [start(turns, SECOND), start(turns, SECOND)];
    const best = start(turns, FIRST);
    expect(running.work).toHaveBeenCalledOnce();
    expect(waiting.work).not.toHaveBeenCalled();
    expect(best.work).toHaveBeenCalledOnce();
    best.end();
    expect(await best.result).toBe('done');
    expect(waiting.work).not.toHaveBeenCalled();
    running.end();
    await running.result;
    await settled();
    expect(waiting.work).toHaveBeenCalledOnce();
  });

  test('pass a failure on, and start the next', async () => {
    const turns = createFairTurns(LIMITS);
    const [failing, next] = [start(turns, SECOND), start(turns, SECOND)];
    failing.fail(new Error('no memory'));
    await expect(failing.result).rejects.toThrow('no memory');
    await settled();
    expect(next.work).toHaveBeenCalledOnce();
  });

  test('refuse at once what is over the limit, without starting it', async () => {
    const turns = createFairTurns(LIMITS);
    const all = Array.from({ length: 10 }, () => start(turns, SECOND));
    expect(turns.waiting).toBe(3);
    const late = all.filter((each) => each.work.mock.calls.length === 0);
    const results = await Promise.allSettled(late.slice(0, 6).map(({ result }) => result));
    expect(results).toHaveLength(6);
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: refused });
    }
    for (const { end } of all) end();
    await Promise.allSettled(all.map(({ result }) => result));
    expect(all.filter(({ work }) => work.mock.calls.length > 0)).toHaveLength(4);
  });

  test('never start what was aborted, and give its place away', async () => {
    const turns = createFairTurns(LIMITS);
    const running = start(turns, SECOND);
    const waiting = Array.from({ length: 3 }, () => start(turns, SECOND));
    for (const { abort } of waiting) abort();
    expect(turns.waiting).toBe(0);
    for (const { result } of waiting) await expect(result).rejects.toMatchObject(refused);
    const next = start(turns, SECOND);
    running.end();
    await running.result;
    await settled();
    expect(next.work).toHaveBeenCalledOnce();
    for (const { work } of waiting) expect(work).not.toHaveBeenCalled();
  });

  test('do not start what was aborted before it came', async () => {
    const turns = createFairTurns(LIMITS);
    const { work } = openWork();
    const result = turns.run(work, { ...FIRST, signal: AbortSignal.abort() });
    await expect(result).rejects.toMatchObject(refused);
    expect(work).not.toHaveBeenCalled();
  });

  test('finish what has begun, although it is aborted', async () => {
    const turns = createFairTurns(LIMITS);
    const running = start(turns, SECOND);
    running.abort();
    running.end();
    expect(await running.result).toBe('done');
  });
});
