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

test('coalesces calls during a run into one run after it', async () => {
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

test('rejects the callers of a failed run and starts the next one', async () => {
  const { runs, work } = controlledWork();
  const first = work();
  const second = work();
  runs[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await Promise.resolve();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
