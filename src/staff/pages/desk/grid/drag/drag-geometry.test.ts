import { describe, expect, test } from 'vitest';
import { placeAt, scrollSpeed, type ColumnBox } from './drag-geometry.ts';

/** Two columns of 08:00 to 18:00, two pixels for each minute. */
const columns: ColumnBox[] = [
  { schedule: 7, left: 100, right: 300, top: 50, bottom: 1250 },
  { schedule: 8, left: 300, right: 500, top: 50, bottom: 1250 },
];
const shown = { from: 480, minutes: 600 };
const still = { x: 0, y: 0 };

test.each([
  ['the upper left corner', 100, 50, { schedule: 7, minute: 480 }],
  ['a time in the second column', 300, 50 + 2 * 95, { schedule: 8, minute: 575 }],
  ['a time between two steps', 120, 50 + 2 * 32.4, { schedule: 7, minute: 510 }],
  ['the last step', 499, 50 + 2 * 595, { schedule: 8, minute: 1075 }],
])('the place of a dragged appointment is %s', (_, x, top, place) => {
  expect(placeAt(columns, shown, still, x, top)).toEqual(place);
});

test.each([
  ['left of the columns', 99, 50],
  ['right of the columns', 500, 50],
  ['above the first minute', 120, 40],
  ['below the last minute', 120, 1250],
])('the place of a dragged appointment is none %s', (_, x, top) => {
  expect(placeAt(columns, shown, still, x, top)).toBeNull();
});

test('the place of a dragged appointment follows the grid that has scrolled since the drag began', () => {
  const scrolled = { x: 200, y: 120 };
  expect(placeAt(columns, shown, scrolled, 120, 50)).toEqual({ schedule: 8, minute: 540 });
});

describe('the grid under a dragged appointment', () => {
  const grid = { left: 0, right: 1000, top: 100, bottom: 700 };

  test('the grid under a dragged appointment stays while the pointer is inside', () => {
    expect(scrollSpeed(grid, { x: 500, y: 400 })).toEqual({ x: 0, y: 0 });
  });

  test('the grid under a dragged appointment scrolls towards the edge of the pointer, faster at the edge', () => {
    const near = scrollSpeed(grid, { x: 980, y: 400 });
    const atEdge = scrollSpeed(grid, { x: 1000, y: 400 });
    expect(near).toEqual({ x: 12, y: 0 });
    expect(atEdge.x).toBeGreaterThan(near.x);
    expect(scrollSpeed(grid, { x: 20, y: 120 })).toEqual({ x: -12, y: -12 });
  });

  test('the grid under a dragged appointment scrolls no faster when the pointer has left it', () => {
    expect(scrollSpeed(grid, { x: 5000, y: 400 })).toEqual(scrollSpeed(grid, { x: 1000, y: 400 }));
  });
});
