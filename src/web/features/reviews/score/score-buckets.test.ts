import { expect, test } from 'vitest';
import { scoreBuckets } from './score-buckets.ts';

test('scoreBuckets groups ten scores into five buckets, the best first', () => {
  const buckets = scoreBuckets([1, 0, 0, 0, 0, 1, 0, 2, 0, 4]);
  expect(buckets.map(({ from, to, count }) => [from, to, count])).toEqual([
    [9, 10, 4],
    [7, 8, 2],
    [5, 6, 1],
    [3, 4, 0],
    [1, 2, 1],
  ]);
  expect(buckets[0]?.share).toBe(0.5);
});

test('scoreBuckets returns empty buckets without reviews', () => {
  expect(scoreBuckets(Array(10).fill(0)).every(({ share }) => share === 0)).toBe(true);
});
