import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Creates work whose runs the test ends. */
function controlledWork() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: reject });
    });
  return { runs, work: coalesce(work) };
}

test('calls during a run are coalesced into one run after it', async () => {
  const { runs, work } = controlledWork();
  const first = work();
  const [second, third] = [work(), work()];
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await Promise.all([second, third]);
  expect(runs).toHaveLength(2);
});

test('a failed run rejects its callers, and the next run starts', async () => {
  const { runs, work } = controlledWork();
  const first = work();
  const second = work();
  runs[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await Promise.resolve();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
