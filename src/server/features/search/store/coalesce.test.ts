import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work whose runs end when they are told to. */
function controlledWork() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: reject });
    });
  return { runs, work: coalesce(work) };
}

test('calls during a run share the one after it', async () => {
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

test('a run that fails is told to those who asked for it, and the next one begins', async () => {
  const { runs, work } = controlledWork();
  const first = work();
  const second = work();
  runs[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await Promise.resolve();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
