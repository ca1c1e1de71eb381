import { expect, test } from 'vitest';
import { placedStations } from './placed-stations.ts';

const station = (name: string, location: { lat: number; lng: number } | null) => ({
  name,
  location,
  distance: 300,
  itineraries: [],
});
test('placedStations returns a station near two branches once and omits one without a position', () => {
  const near = station('Deák Ferenc tér', { lat: 47.497, lng: 19.054 });
  const nowhere = station('Kálvin tér', null);
  expect(
    placedStations([{ closest_stations: [near, nowhere] }, { closest_stations: [near] }]),
  ).toEqual([near]);
});
