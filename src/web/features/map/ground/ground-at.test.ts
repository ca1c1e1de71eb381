import { expect, test } from 'vitest';
import { groundAt } from './ground-at.ts';

const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' };
const buda = { url: '/media/maps/buda.json', west: 18, south: 47, east: 19, north: 48 };
const inside = { lat: 47.5, lng: 18.5 };
const outside = { lat: 46.2, lng: 20.1 };

test('a drawn map of the city has precedence over tiles', () => {
  const both = { map_tiles: tiles, map_cities: [buda] };
  expect(groundAt(both, inside)).toEqual({ kind: 'cities', cities: [buda] });
  expect(groundAt(both, outside)).toEqual({ kind: 'tiles', ...tiles });
});

test('a place without tiles and outside of all drawn maps has no ground', () => {
  expect(groundAt({ map_tiles: null, map_cities: [buda] }, outside)).toBeNull();
  expect(groundAt({ map_tiles: null, map_cities: [] }, inside)).toBeNull();
});
