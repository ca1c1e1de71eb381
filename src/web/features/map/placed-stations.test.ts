import { expect, test } from 'vitest';
import { placedStations } from './placed-stations.ts';

const station = (name: string, location: { lat: number; lng: number } | null) => ({
  ...{ name, location, distance: 300, itineraries: [] },
});
const branch = (id: number, closest_stations: ReturnType<typeof station>[]) => ({
  ...{ id, name: 'Duna', address: 'Fő utca 1.', location: { lat: 47.5, lng: 19 } },
  closest_stations,
});

test('returns a station near two branches once and omits one without a position', () => {
  const near = station('Deák Ferenc tér', { lat: 47.497, lng: 19.054 });
  const nowhere = station('Kálvin tér', null);
  expect(placedStations([branch(1, [near, nowhere]), branch(2, [near])])).toEqual([near]);
});
