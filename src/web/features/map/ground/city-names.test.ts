import { expect, test } from 'vitest';
import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';
import { cityNames } from './city-names.ts';

const CITY: CityMap = {
  v: 1,
  city: 'grey-town',
  box: [19, 47, 19.4, 47.3],
  q: 1e-5,
  attribution: '© Example',
  layers: {
    roads: [
      { c: 'primary', n: 'Long Road', l: [[10_000, 10_000, -8000, 0]] },
      { c: 'primary', n: 'An Extraordinarily Long Name of a Lane', l: [[10_000, 12_000, 400, 0]] },
      { c: 'tertiary', n: 'Side Street', l: [[10_000, 14_000, 0, 4000]] },
    ],
    places: [
      ['Old Town', 5000, 5000],
      ['New Town', 35_000, 25_000],
    ],
  },
};
const ALL = { west: 19, south: 47, east: 19.4, north: 47.3 };
const names = (box = ALL, zoom = 12) => cityNames(CITY)(box, zoom).map(({ name }) => name);

test('the city map names main roads and quarters from afar, side streets nearby', () => {
  expect(names()).toEqual(['Old Town', 'New Town', 'Long Road']);
  expect(names(ALL, 15)).toContain('Side Street');
  expect(names(ALL, 9)).toEqual([]);
});

test('a road that is shorter than its name has none', () => {
  expect(names(ALL, 13)).not.toContain('An Extraordinarily Long Name of a Lane');
  expect(names(ALL, 17)).toContain('An Extraordinarily Long Name of a Lane');
});

test('the city map names only places in view', () => {
  expect(names({ ...ALL, east: 19.2, north: 47.2 })).toEqual(['Old Town', 'Long Road']);
});

test('the name of a road lies on it and reads from left to right', () => {
  const [long, side] = cityNames(CITY)(ALL, 15).filter(({ kind }) => kind === 'street');
  expect(long).toMatchObject({ at: { lat: 47.1, lng: expect.closeTo(19.06, 5) } });
  expect(Math.abs(long?.angle ?? 90)).toBeCloseTo(0);
  expect(Math.abs(side?.angle ?? 0)).toBe(90);
});
