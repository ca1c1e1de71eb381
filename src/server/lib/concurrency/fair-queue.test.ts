import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const ANY = Number.POSITIVE_INFINITY;

interface Item {
  readonly priority: number;
  readonly group: string;
}

const item = (group: string, priority = 0): Item => ({ group, priority });
const push = (queue: FairQueue<Item>, added: Item) =>
  queue.push(added, { priority: added.priority, groups: added.group.split('/') });
const filled = (items: readonly Item[], maxLength = 1000) => {
  const queue = createFairQueue<Item>(maxLength);
  for (const each of items) push(queue, each);
  return queue;
};
const drained = (queue: FairQueue<Item>): Item[] => {
  const items: Item[] = [];
  for (let next = queue.shift(ANY); next !== undefined; next = queue.shift(ANY)) items.push(next);
  return items;
};

const anyItem = fc.record({
  priority: fc.integer({ min: 0, max: 2 }),
  group: fc
    .tuple(fc.integer({ max: 3, min: 0 }), fc.integer({ max: 3, min: 0 }))
    .map(([wide, narrow]) => `${wide}/${narrow}`),
});
const anyItems = fc.array(anyItem, { maxLength: 40 });
const count = (items: readonly Item[], wanted: (item: Item) => boolean) =>
  items.filter(wanted).length;

test('a fair queue returns every item once, the best priority first', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const order = drained(filled(items));
      expect(new Set(order)).toEqual(new Set(items));
      expect(order).toHaveLength(items.length);
      const priorities = order.map(({ priority }) => priority);
      expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
    }),
  );
});

test('a fair queue drops an item of the worst priority when it exceeds its maximum length', () => {
  fc.assert(
    fc.property(anyItems, fc.integer({ min: 0, max: 10 }), (items, maxLength) => {
      const queue = createFairQueue<Item>(maxLength);
      const waiting = new Set<Item>();
      for (const each of items) {
        waiting.add(each);
        const dropped = push(queue, each);
        expect(dropped === undefined).toBe(waiting.size <= maxLength);
        if (dropped === undefined) continue;
        const worst = Math.max(...[...waiting].map(({ priority }) => priority));
        expect(dropped.priority).toBe(worst);
        expect(waiting.delete(dropped)).toBe(true);
        expect(queue.length).toBe(maxLength);
      }
      expect(new Set(drained(queue))).toEqual(waiting);
    }),
  );
});

test('the queue alternates between the groups of a priority, however many items each has', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const sameClass = items.map(({ group }) => item(group));
      const order = drained(filled(sameClass)).map(({ group }) => group.split('/')[0]);
      for (const group of new Set(order)) {
        const last = order.lastIndexOf(group);
        const served = order.slice(0, last + 1).filter((each) => each === group).length;
        for (const other of new Set(order)) {
          const before = order.slice(0, last).filter((each) => each === other).length;
          expect(before).toBeLessThanOrEqual(served);
        }
      }
    }),
  );
});

test('a fair queue serves a group with one item after at most one item of each other group', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const others = items.map(({ group }) => item(group));
      const single = item('single/one');
      for (const queue of [filled([single, ...others]), filled([...others, single])]) {
        const place = drained(queue).indexOf(single);
        expect(place).toBeLessThanOrEqual(new Set(others.map(({ group }) => group[0])).size);
      }
    }),
  );
});

test('a fair queue drops items of the largest group when it is full', () => {
  const [small, alone] = [item('small/1'), item('large/alone')];
  const flood = Array.from({ length: 50 }, () => item('large/1'));
  const order = drained(filled([small, alone, ...flood], 10));
  expect(order).toContain(small);
  expect(order).toContain(alone);
  expect(count(order, ({ group }) => group === 'large/1')).toBe(8);
});

test('a fair queue serves the newest group first, and drops the oldest', () => {
  const items = Array.from({ length: 20 }, (_, index) => item(`${index}/1`));
  expect(drained(filled(items, 10))).toEqual(items.slice(10).toReversed());
});

test('a fair queue does not serve a group earlier because items were added to it', () => {
  const queue = filled([item('a/1'), item('a/1'), item('a/1'), item('b/1')]);
  expect([queue.shift(ANY), queue.shift(ANY)].map((each) => each?.group)).toEqual(['b/1', 'a/1']);
  push(queue, item('b/1'));
  push(queue, item('a/2'));
  expect(queue.shift(ANY)?.group).toBe('b/1');
  expect(queue.shift(ANY)?.group).toBe('a/2');
  expect(queue.shift(ANY)?.group).toBe('a/1');
});

test('a fair queue shift returns no item above the maximum priority', () => {
  const [first, second] = [item('a/1', 0), item('a/1', 1)];
  const queue = filled([second, first]);
  expect(queue.shift(0)).toBe(first);
  expect(queue.shift(0)).toBeUndefined();
  expect(queue.length).toBe(1);
  expect(queue.shift(1)).toBe(second);
});

test('a fair queue removes an item, and no other', () => {
  fc.assert(
    fc.property(anyItems, fc.nat(), (items, seed) => {
      const gone = items[seed % Math.max(1, items.length)];
      const queue = filled(items);
      if (gone !== undefined) queue.remove(gone);
      if (gone !== undefined) queue.remove(gone);
      expect(queue.length).toBe(Math.max(0, items.length - 1));
      expect(new Set(drained(queue))).toEqual(new Set(items.filter((each) => each !== gone)));
    }),
  );
});
