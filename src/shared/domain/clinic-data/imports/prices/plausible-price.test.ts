import { expect, test } from 'vitest';
import { isFarFrom, medianOf } from './plausible-price.ts';

test('the median of prices is the middle one, or between the two in the middle', () => {
  expect([[], [5], [9, 1], [9, 1, 2], [9, 1, 2, 4]].map(medianOf)).toEqual([null, 5, 5, 2, 3]);
});

test.each([
  [24, [24_000], true],
  [24, [null, undefined, 0], false],
  [240, [24_000], true],
  [241, [24_000], false],
  [2_400_000, [24_000, 2_000_000], true],
  [2_399_999, [24_000], false],
])('%i among %j is far from one: %s', (price, known, isFar) => {
  expect(isFarFrom(price, known)).toBe(isFar);
});
