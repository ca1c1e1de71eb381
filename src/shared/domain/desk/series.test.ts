import { expect, test } from 'vitest';
import { daysAround } from './series.ts';

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [7, 3],
  [28, 3],
])('times of a series every %i days lie at most %i days beside theirs', (interval, days) => {
  expect(daysAround(interval)).toBe(days);
  expect(2 * days).toBeLessThan(interval);
});
