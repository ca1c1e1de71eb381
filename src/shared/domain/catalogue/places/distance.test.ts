import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { distanceMetres, distanceParts, formatDistance, type Coordinates } from './distance.ts';

const DEAK_TER = { lat: 47.4979, lng: 19.0546 };
const near = (point: Coordinates, lat: number, lng: number) => ({
  lat: point.lat + lat,
  lng: point.lng + lng,
});

function greatCircle(a: Coordinates, b: Coordinates): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

test('distanceMetres measures a minute of latitude as a nautical mile', () => {
  expect(distanceMetres(DEAK_TER, near(DEAK_TER, 1 / 60, 0))).toBeCloseTo(1853.25, 1);
});

test('distanceMetres matches the great circle within a city to a metre, in both directions', () => {
  const shift = fc.double({ min: -0.15, max: 0.15, noNaN: true });
  const cities = fc.constantFrom(
    DEAK_TER,
    { lat: 43.2389, lng: 76.8897 },
    { lat: 25.2048, lng: 55.2708 },
    { lat: 51.1605, lng: 71.4704 },
  );
  fc.assert(
    fc.property(cities, shift, shift, (from, lat, lng) => {
      const to = near(from, lat, lng);
      expect(Math.abs(distanceMetres(from, to) - greatCircle(from, to))).toBeLessThan(1);
      expect(distanceMetres(to, from)).toBeCloseTo(distanceMetres(from, to), 6);
    }),
  );
});

describe('formatted distance', () => {
  it('a distance is given in metres below a kilometre, then in kilometres with a decimal', () => {
    expect(distanceParts(0)).toEqual({ value: 0, unit: 'm' });
    expect(distanceParts(853.4)).toEqual({ value: 853, unit: 'm' });
    expect(distanceParts(999.4)).toEqual({ value: 999, unit: 'm' });
    expect(distanceParts(999.6)).toEqual({ value: 1, unit: 'km' });
    expect(distanceParts(1249)).toEqual({ value: 1.2, unit: 'km' });
    expect(distanceParts(12_345)).toEqual({ value: 12.3, unit: 'km' });
  });

  it('formatDistance uses the units of the language', () => {
    expect(formatDistance(850, 'en')).toBe('850\u00a0m');
    expect(formatDistance(1234, 'en')).toBe('1.2\u00a0km');
    expect(formatDistance(1234, 'ru')).toBe('1,2\u00a0км');
    expect(formatDistance(850, 'kk')).toBe('850\u00a0м');
    expect(formatDistance(2000, 'hu')).toBe('2\u00a0km');
  });
});
