import { expect, test } from 'vitest';
import { decodeLine } from './decode-line.ts';

test('a line is a point and the steps to the next ones', () => {
  const city = { box: [19, 47, 20, 48], q: 0.01 } as const;
  expect(decodeLine(city, [10, 20, 5, -10])).toEqual([
    [47.2, 19.1],
    [expect.closeTo(47.1, 9), expect.closeTo(19.15, 9)],
  ]);
});
