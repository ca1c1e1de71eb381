import { expect, test } from 'vitest';
import { frontShape } from './front-shape.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => `clinic-${index}`);

test('a clinic keeps its front', () => {
  expect(frontShape('duna-clinic')).toEqual(frontShape('duna-clinic'));
});

test('clinics have many different fronts', () => {
  expect(new Set(SEEDS.map((seed) => JSON.stringify(frontShape(seed)))).size).toBeGreaterThan(40);
});

test('a front stays within its square', () => {
  for (const { walls } of SEEDS.map(frontShape)) {
    for (const coordinate of walls.match(/\d+(\.\d+)?/g) ?? []) {
      expect(Number(coordinate)).toBeGreaterThanOrEqual(0);
      expect(Number(coordinate)).toBeLessThanOrEqual(64);
    }
  }
});
