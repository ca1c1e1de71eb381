import { expect, test } from 'vitest';
import { createIdleCollector } from './collect-when-idle.ts';

const PAUSE_MS = 500;
const MINUTE_MS = 60_000;

/** Creates a collector whose collections take half a second and leave 100 bytes. */
function collectorWithLog() {
  const collections: number[] = [];
  let now = 0;
  const collector = createIdleCollector(() => {
    collections.push(now);
    return { now: now + PAUSE_MS, heapTotal: 100 };
  });
  return {
    collections,
    checkAt(minute: number, utilization: number, heapTotal: number) {
      now = minute * MINUTE_MS;
      collector.check({ now, utilization, heapTotal });
    },
  };
}

test('a process collects once it is idle', () => {
  const { collections, checkAt } = collectorWithLog();
  checkAt(1, 0.9, 500);
  checkAt(2, 0.06, 500);
  expect(collections).toEqual([]);
  checkAt(3, 0.05, 500);
  expect(collections).toEqual([3 * MINUTE_MS]);
});

test('an idle process does not run the garbage collector again before its heap has grown by half', () => {
  const { collections, checkAt } = collectorWithLog();
  checkAt(1, 0, 500);
  checkAt(30, 0, 149);
  expect(collections).toHaveLength(1);
  checkAt(60, 0, 150);
  expect(collections).toHaveLength(2);
});

test('collections take at most a thousandth of the time', () => {
  const { collections, checkAt } = collectorWithLog();
  checkAt(1, 0, 500);
  checkAt(9, 0, 500);
  expect(collections).toHaveLength(1);
  checkAt(10, 0, 500);
  expect(collections).toHaveLength(2);
});
