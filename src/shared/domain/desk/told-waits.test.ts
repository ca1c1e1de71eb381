import { expect, test } from 'vitest';
import { areEstimatesRight } from './told-waits.ts';

const told = (count: number, waited: number) =>
  Array.from({ length: count }, () => ({ from: 20, to: 60, waited }));

test.each([
  [10, 75, true],
  [10, 76, false],
  [10, 10, true],
  [10, 4, false],
  [9, 300, true],
])('of %i tickets told 20 to 60 min that waited %i min, estimates are right: %s', (...example) => {
  const [count, waited, areRight] = example;
  expect(areEstimatesRight(told(count, waited))).toBe(areRight);
});

test('half of the estimates may be wrong', () => {
  expect(areEstimatesRight([...told(10, 40), ...told(10, 300)])).toBe(true);
  expect(areEstimatesRight([...told(9, 40), ...told(11, 300)])).toBe(false);
});
