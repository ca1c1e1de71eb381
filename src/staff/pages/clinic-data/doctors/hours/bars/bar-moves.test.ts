import { expect, test } from 'vitest';
import { drawn, FINE_GRID, freeTimes, gridOf, moved, nudged, resized } from './bar-moves.ts';

const grid = gridOf(30);
const bar = { starts: 540, ends: 720 };

test.each([
  [30, 30, 30],
  [20, 20, 20],
  [45, 45, 15],
  [90, 90, 30],
  [7, 35, 5],
  [Number.NaN, 5, 5],
  [0, 5, 5],
])(
  'the grid of a step of %d minutes has lengths of %d and starts every %d',
  (step, unit, grain) => {
    expect(gridOf(step)).toEqual({ unit, grain });
  },
);

test.each([
  ['later, to the nearest start', 50, grid, [600, 780]],
  ['back when the distance is less than half a step', 14, grid, [540, 720]],
  ['to five minutes with Alt', 14, FINE_GRID, [555, 735]],
  ['to midnight at the earliest', -900, grid, [0, 180]],
  ['to midnight at the latest', 900, grid, [1260, 1440]],
])('a moved bar goes %s', (_, minutes, of, times) => {
  const { starts, ends } = moved(bar, minutes, of);
  expect([starts, ends]).toEqual(times);
});

test('a moved bar goes to the next start of the grid by key', () => {
  const odd = { starts: 550, ends: 730 };
  expect(nudged(odd, 1, grid)).toEqual({ starts: 570, ends: 750 });
  expect(nudged(odd, -1, grid)).toEqual({ starts: 540, ends: 720 });
  expect(nudged({ starts: 0, ends: 60 }, -1, grid)).toEqual({ starts: 0, ends: 60 });
});

test.each([
  ['ends', 40, [540, 750]],
  ['ends', -900, [540, 570]],
  ['ends', 2000, [540, 1440]],
  ['starts', -40, [510, 720]],
  ['starts', 900, [690, 720]],
  ['starts', -2000, [0, 720]],
] as const)('a resized bar at its %s by %d minutes is whole steps', (edge, minutes, times) => {
  const { starts, ends } = resized(bar, edge, minutes, grid);
  expect([starts, ends]).toEqual(times);
});

test('a bar is drawn in both directions, and has at least one step', () => {
  expect(drawn(545, 700, grid)).toEqual({ starts: 540, ends: 690 });
  expect(drawn(705, 610, grid)).toEqual({ starts: 600, ends: 690 });
  expect(drawn(545, 547, grid)).toEqual({ starts: 540, ends: 570 });
});

test('a new bar has three hours after nine', () => {
  expect(freeTimes([], grid)).toEqual({ starts: 540, ends: 720 });
  expect(freeTimes([{ starts: 480, ends: 780 }], grid)).toEqual({ starts: 780, ends: 960 });
});

test('a new bar is shorter on a day that has no room, and none on a full one', () => {
  const evening = [{ starts: 0, ends: 1410 }];
  expect(freeTimes(evening, grid)).toEqual({ starts: 1410, ends: 1440 });
  expect(freeTimes([{ starts: 0, ends: 1440 }], grid)).toBeNull();
});
