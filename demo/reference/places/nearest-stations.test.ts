import { expect, test } from 'vitest';
import type { MetroStation } from '../../data/types.ts';
import { nearestStations } from './nearest-stations.ts';

const DEAK_TER = { lat: 47.4972, lng: 19.0543 };

/** 0.001 degrees of latitude are 111 metres. */
function station(name: string, northOfDeakTer: number): MetroStation {
  return {
    names: { hu: name },
    lat: DEAK_TER.lat + northOfDeakTer,
    lng: DEAK_TER.lng,
    lines: ['M2'],
  };
}

test('nearestStations sorts stations by distance, rounded to 10 m', () => {
  const near = nearestStations([station('far', -0.009), station('near', 0.003)], DEAK_TER);
  expect(near.map(({ station: { names }, distance }) => [names.hu, distance])).toEqual([
    ['near', 330],
    ['far', 1000],
  ]);
});

test('nearestStations returns at most three stations within walking distance', () => {
  const stations = [0.001, 0.002, 0.003, 0.004, 0.02].map((north) => station('x', north));
  expect(nearestStations(stations, DEAK_TER)).toHaveLength(3);
  expect(nearestStations(stations.slice(-1), DEAK_TER)).toEqual([]);
});

test('nearestStations returns a distance of at least 10 m', () => {
  expect(nearestStations([station('here', 0)], DEAK_TER)[0]?.distance).toBe(10);
});
