import { expect, test } from 'vitest';
import { labelLevels, shareTicks } from './axis.ts';

test('the ticks of shares are at round distances up to the greatest one', () => {
  const percents = (greatest: number) => shareTicks(greatest).map((tick) => Math.round(tick * 100));
  expect(percents(0)).toEqual([0, 1]);
  expect(percents(0.034)).toEqual([0, 1, 2, 3, 4]);
  expect(percents(0.08)).toEqual([0, 2, 4, 6, 8]);
  expect(percents(0.41)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(percents(0.62)).toEqual([0, 25, 50, 75]);
  expect(percents(1.2)).toEqual([0, 25, 50, 75, 100]);
});

test('a chart of any width has labels that fit beside each other', () => {
  expect(labelLevels(4)).toEqual([0, 1, 0, 1]);
  const year = labelLevels(53);
  const shown = (level: number) =>
    year.flatMap((each, index) => (each !== null && each <= level ? [index] : []));
  expect(shown(0)).toEqual([0, 28]);
  expect(shown(1)).toEqual([0, 14, 28, 42]);
  expect(shown(2)).toEqual([0, 7, 14, 21, 28, 35, 42]);
  expect(labelLevels(0)).toEqual([]);
});
