import { expect, test } from 'vitest';
import type { Line } from './geometry.ts';
import { joinLines } from './join-lines.ts';

const A: Line = [
  [0, 0],
  [1, 0],
];
const B: Line = [
  [1, 0],
  [2, 1],
];
const C: Line = [
  [3, 3],
  [2, 1],
];

test('joinLines joins lines at their ends, reversed if allowed', () => {
  const whole = [
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 3],
  ];
  expect(joinLines([B, C, A], { canReverse: true }).map((line) => line.toSorted())).toEqual([
    whole,
  ]);
  expect(joinLines([B, C, A], { canReverse: false })).toEqual([
    [
      [3, 3],
      [2, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
  ]);
});

test('joinLines closes a ring that comes in pieces', () => {
  const back: Line = [
    [2, 1],
    [0, 0],
  ];
  const [ring = []] = joinLines([A, B, back], { canReverse: true });
  expect(ring).toHaveLength(4);
  expect(ring.at(-1)).toEqual(ring[0]);
});
