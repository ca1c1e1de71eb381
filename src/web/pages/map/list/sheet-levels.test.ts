import { expect, test } from 'vitest';
import { levelAfterDrag, nextLevel } from './sheet-levels.ts';

const heights = { peek: 200, half: 300, full: 560 };

test.each([
  [190, 0, 'peek'],
  [240, 0, 'peek'],
  [260, 0, 'half'],
  [500, 0.1, 'full'],
  [9000, 0, 'full'],
])(
  'a sheet released at a height of %i pixels and a speed of %d snaps to %s',
  (height, speed, level) => {
    expect(levelAfterDrag({ height, speed, heights })).toBe(level);
  },
);

test.each([
  [210, 0.8, 'half'],
  [310, 0.8, 'full'],
  [540, -0.8, 'half'],
  [290, -0.8, 'peek'],
  [600, 2, 'full'],
  [100, -2, 'peek'],
])(
  'a sheet thrown at a height of %i pixels and a speed of %d moves to %s',
  (height, speed, level) => {
    expect(levelAfterDrag({ height, speed, heights })).toBe(level);
  },
);

test('nextLevel returns null above the highest and below the lowest level', () => {
  expect(nextLevel('peek', 1)).toBe('half');
  expect(nextLevel('full', 1)).toBeNull();
  expect(nextLevel('peek', -1)).toBeNull();
});
