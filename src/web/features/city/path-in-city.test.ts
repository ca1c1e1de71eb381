import { expect, test } from 'vitest';
import { pathInCity } from './path-in-city.ts';

test('the list of the same service in another city keeps its filters', () => {
  expect(pathInCity('/doctors/budapest/dentist?sort=price&language=en', 'budapest', 'pecs')).toBe(
    '/doctors/pecs/dentist?sort=price&language=en',
  );
});

test('a district stays behind with its city', () => {
  expect(pathInCity('/doctors/budapest/dentist?city_area=ujbuda', 'budapest', 'pecs')).toBe(
    '/doctors/pecs/dentist',
  );
});

test('only the city is exchanged, whatever else has its name', () => {
  expect(pathInCity('/doctors/iasi/iasi', 'iasi', 'cluj-napoca')).toBe('/doctors/cluj-napoca/iasi');
});
