import type { Random } from './random.ts';

/** Returns a random item by weight; all items are equally likely if no weight is above 0. */
export function pickWeighted<T>(
  random: Random,
  items: readonly T[],
  weightOf: (item: T) => number,
): T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = random.fraction() * total;
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  return random.pick(items);
}
