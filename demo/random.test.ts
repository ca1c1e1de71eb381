import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('createRandom returns a fixed sequence for a seed', () => {
  const random = createRandom(7, 'doctor', 1);
  expect(Array.from({ length: 4 }, () => random.integer(0, 999_999))).toMatchInlineSnapshot(`
      [
        625292,
        142011,
        283141,
        553252,
      ]
    `);
});

test('createRandom returns a different sequence for a different seed or purpose', () => {
  const first = (seed: number, ...purpose: (string | number)[]) =>
    createRandom(seed, ...purpose).hex(16);
  const streams = [
    first(7, 'doctor', 1),
    first(8, 'doctor', 1),
    first(7, 'doctor', 2),
    first(7, 'clinic', 1),
  ];
  expect(new Set(streams).size).toBe(4);
});

test('random.integer returns uniformly distributed integers within the bounds', () => {
  const random = createRandom(1);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 100_000; draw += 1) {
    const value = random.integer(3, 12);
    counts[value - 3] = (counts[value - 3] ?? Number.NaN) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(9_600);
  expect(Math.max(...counts)).toBeLessThan(10_400);
});

test('random.chance returns true with the given probability', () => {
  const random = createRandom(2);
  const hits = Array.from({ length: 100_000 }, () => random.chance(0.04)).filter(Boolean);
  expect(hits.length).toBeGreaterThan(3_800);
  expect(hits.length).toBeLessThan(4_200);
  expect(random.chance(0)).toBe(false);
  expect(random.chance(1)).toBe(true);
});

test('random.sample repeats no item and does not change the source', () => {
  const random = createRandom(3);
  const items = ['a', 'b', 'c', 'd'];
  expect(new Set(random.sample(items, 3)).size).toBe(3);
  expect(random.sample(items, 9).sort()).toEqual(items);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});

test('random.pick throws a RangeError for an empty list', () => {
  expect(() => createRandom(4).pick([])).toThrow(RangeError);
});
