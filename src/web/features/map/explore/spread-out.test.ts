import { expect, test } from 'vitest';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import { spreadOut } from './spread-out.ts';

const HOUSE = { lat: 47.5, lng: 19.05 };
const ELSEWHERE = { lat: 47.51, lng: 19.05 };
const branch = (id: number, location = HOUSE) => ({ id, location });

test('a single branch keeps its position', () => {
  const places = spreadOut([branch(1), branch(2, ELSEWHERE)]);
  expect([...places]).toEqual([
    [1, HOUSE],
    [2, ELSEWHERE],
  ]);
});

test.each([2, 3, 9])('%i branches at one address are separated but stay close', (count) => {
  const places = [...spreadOut(Array.from({ length: count }, (_, id) => branch(id))).values()];
  expect(places).toHaveLength(count);
  for (const [index, place] of places.entries()) {
    expect(distanceMetres(place, HOUSE)).toBeLessThan(70);
    for (const other of places.slice(index + 1)) {
      expect(distanceMetres(place, other)).toBeGreaterThan(44);
    }
  }
});
