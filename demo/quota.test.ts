import { expect, test } from 'vitest';
import { createQuota } from './quota.ts';

const cities = [
  { name: 'Budapest', weight: 0.55 },
  { name: 'Debrecen', weight: 0.3 },
  { name: 'Szeged', weight: 0.15 },
];

function countItems(turns: number): Record<string, number> {
  const next = createQuota(cities, (city) => city.weight);
  const counts: Record<string, number> = {};
  for (let turn = 0; turn < turns; turn += 1) {
    const { name } = next();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('createQuota returns items in proportion to their weights', () => {
  expect(countItems(20)).toEqual({ Budapest: 11, Debrecen: 6, Szeged: 3 });
});

test('createQuota stays within about one item of each share after any number of calls', () => {
  for (const turns of [1, 3, 7, 33, 101]) {
    for (const { name, weight } of cities) {
      expect(Math.abs((countItems(turns)[name] ?? 0) - weight * turns)).toBeLessThan(1.01);
    }
  }
});
