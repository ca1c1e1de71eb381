import { expect, test } from 'vitest';
import { isBiased, rejectionShare } from './neutrality.ts';

const decided = (rejected: number, count = 100) => ({ count, rejected });

test.each([
  ['equal shares', decided(10), decided(10), false],
  ['a difference of 5 points', decided(10), decided(5), false],
  ['a difference of 6 points against low scores', decided(10), decided(4), true],
  ['a difference of 6 points against high scores', decided(2), decided(8), true],
  ['too few reviews with low scores', decided(99, 99), decided(0), false],
  ['too few reviews with high scores', decided(50), decided(0, 99), false],
])('the alarm for %s', (_name, low, high, expected) => {
  expect(isBiased(low, high)).toBe(expected);
});

test('the share of rejected reviews is unknown without reviews', () => {
  expect(rejectionShare(decided(0, 0))).toBeNull();
  expect(rejectionShare(decided(3, 12))).toBe(0.25);
});
