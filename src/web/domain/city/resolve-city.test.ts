import { expect, test } from 'vitest';
import { makeCity } from '#tests/support/web/doctors.ts';
import { resolveCity } from './resolve-city.ts';

const budapest = makeCity();
const szeged = makeCity({ id: 12, slug: 'szeged' });
const pecs = makeCity({ id: 13, slug: 'pecs' });
const cities = [szeged, budapest, pecs];

test('the city in the path overrides the remembered one', () => {
  expect(resolveCity(cities, { inPath: 'pecs', remembered: 'szeged' })).toBe(pecs);
});

test('a path without a city uses the remembered city', () => {
  expect(resolveCity(cities, { inPath: null, remembered: 'szeged' })).toBe(szeged);
});

test('without a known city, the city with id 10 is used', () => {
  expect(resolveCity(cities, { inPath: null, remembered: null })).toBe(budapest);
  expect(resolveCity(cities, { inPath: 'atlantis', remembered: 'eldorado' })).toBe(budapest);
});

test('a country without the city with id 10 uses its first city', () => {
  expect(resolveCity([pecs, szeged], { inPath: null, remembered: null })).toBe(pecs);
});

test('resolving a city throws in a country without cities', () => {
  expect(() => resolveCity([], { inPath: null, remembered: null })).toThrow(
    'Could not resolve default city',
  );
});
