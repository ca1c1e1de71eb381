import { expect, test } from 'vitest';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import { createRandom } from '../../random.ts';
import { placeNearby } from './place-nearby.ts';

const BUDAPEST = { lat: 47.498, lng: 19.0399 };

const random = createRandom(1);
const places = Array.from({ length: 1000 }, () => placeNearby(random, BUDAPEST, 900));
const distances = places.map((place) => distanceMetres(place, BUDAPEST));

test('placeNearby returns places within the distance', () => {
  expect(Math.max(...distances)).toBeLessThan(901);
});

test('placeNearby distributes places evenly over the circle', () => {
  const withinHalf = distances.filter((distance) => distance < 450).length;
  expect(withinHalf).toBeGreaterThan(200);
  expect(withinHalf).toBeLessThan(300);
  expect(places.some((place) => place.lng < BUDAPEST.lng - 0.01)).toBe(true);
  expect(places.some((place) => place.lat > BUDAPEST.lat + 0.007)).toBe(true);
});
