import { expect, test } from 'vitest';
import { boxAround, isInBox, readMapView, roundedView, snapToGrid } from './map-view.ts';

const BUDAPEST = { lat: 47.4979, lng: 19.0402 };
const read = (query: string) => readMapView(new URLSearchParams(query));

test('readMapView returns the position and zoom of a URL', () => {
  expect(read('lat=47.5&lng=-19.04&zoom=13.5')).toEqual({ lat: 47.5, lng: -19.04, zoom: 13.5 });
});

test('readMapView returns a default zoom for a URL without one', () => {
  expect(read('lat=0&lng=0')).toEqual({ lat: 0, lng: 0, zoom: 14 });
});

test('readMapView limits the zoom', () => {
  expect(read('lat=47&lng=19&zoom=99')?.zoom).toBe(17);
  expect(read('lat=47&lng=19&zoom=-1')?.zoom).toBe(3);
  expect(read('lat=47&lng=19&zoom=near')?.zoom).toBe(14);
});

test.each(['', 'lat=47', 'lat=&lng=', 'lat=x&lng=19', 'lat=91&lng=19', 'lat=47&lng=181'])(
  'readMapView returns null for "%s"',
  (query) => expect(read(query)).toBeNull(),
);

test('roundedView rounds a position to about 100 metres', () => {
  expect(roundedView({ lat: 47.497912, lng: 19.040235, zoom: 13.25 })).toEqual({
    lat: 47.498,
    lng: 19.04,
    zoom: 13.3,
  });
});

test('a box of the map around a view covers the area of the largest map', () => {
  const box = boxAround({ ...BUDAPEST, zoom: 12 });
  expect(box.west).toBeLessThan(18.9);
  expect(box.east).toBeGreaterThan(19.18);
  expect(box.south).toBeLessThan(47.4);
  expect(box.north).toBeGreaterThan(47.59);
  expect(isInBox(BUDAPEST, box)).toBe(true);
  expect(isInBox({ lat: 47.5, lng: 19.6 }, box)).toBe(false);
});

test('a box of the map snaps to the same grid for similar views', () => {
  const box = { west: 19.01, south: 47.41, east: 19.11, north: 47.51 };
  const moved = { west: 19.012, south: 47.412, east: 19.112, north: 47.512 };
  expect(snapToGrid(moved)).toEqual(snapToGrid(box));
  for (const [lat, lng] of [
    [47.41, 19.01],
    [47.51, 19.11],
  ] as const) {
    expect(isInBox({ lat, lng }, snapToGrid(box))).toBe(true);
  }
});

test('a box of the map ends at the limits of latitude and longitude', () => {
  expect(boxAround({ lat: 0, lng: 0, zoom: 0 })).toEqual({
    west: -180,
    south: -90,
    east: 180,
    north: 90,
  });
});
