import { expect, test } from 'vitest';
import { areaOf, type Line, type Point } from './geometry.ts';
import { seaRings } from './sea.ts';

const CORNER: Point = [100, 50];
const area = (rings: readonly Line[] | null) =>
  (rings ?? []).reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0);

test('the sea is on the right of a coast', () => {
  const northwards: Line = [
    [30, 0],
    [30, 50],
  ];
  expect(area(seaRings([northwards], CORNER))).toBe(70 * 50);
  expect(area(seaRings([northwards.toReversed()], CORNER))).toBe(30 * 50);
});

test('a bay between two coasts, and an island in it', () => {
  const coasts: Line[] = [
    [
      [30, 0],
      [30, 50],
    ],
    [
      [60, 50],
      [60, 0],
    ],
  ];
  const island: Line = [
    [40, 20],
    [50, 20],
    [50, 30],
    [40, 30],
    [40, 20],
  ];
  expect(area(seaRings(coasts, CORNER))).toBe(30 * 50);
  // The island is another ring, which the even-odd rule cuts out.
  expect(seaRings([...coasts, island], CORNER)).toHaveLength(2);
});

test('seaRings covers the whole box around an island alone', () => {
  const island: Line = [
    [40, 20],
    [50, 20],
    [50, 30],
    [40, 20],
  ];
  expect(area(seaRings([island], CORNER))).toBe(100 * 50 + 50);
  expect(seaRings([], CORNER)).toEqual([]);
});

test('a coast that ends inside the box is incomplete', () => {
  const half: Line = [
    [30, 0],
    [30, 20],
  ];
  expect(seaRings([half], CORNER)).toBeNull();
});
