import { expect, test } from 'vitest';
import { identify, pageKey, type PageIdentity } from './page-key.ts';

const CITIES = new Set(['pecs', 'eger']);

const keyOf = (url: string, rest: Partial<PageIdentity> = {}) =>
  pageKey(
    identify(
      { url, citySlug: null, device: 'desktop', origin: 'https://vizit.hu', ...rest },
      (slug) => CITIES.has(slug),
    ),
  );

test('pageKey ignores tracking parameters', () => {
  const plain = keyOf('/doctors/pecs/cardiologist?sort=price');
  expect(keyOf('/doctors/pecs/cardiologist?utm_source=x&sort=price&gclid=1')).toBe(plain);
  expect(keyOf('/doctors/pecs?utm_source=x')).toBe(keyOf('/doctors/pecs'));
});

test('pageKey ignores unknown parameters', () => {
  expect(keyOf('/doctors/pecs?zz=1')).toBe(keyOf('/doctors/pecs'));
  expect(keyOf('/doctors/pecs?zz=1&sort=price&&=')).toBe(keyOf('/doctors/pecs?sort=price'));
});

test.each([
  ['another query', '/doctors/pecs/cardiologist?sort=rating', {}],
  ['another path', '/doctors/pecs/neurologist?sort=price', {}],
  ['another device', '/doctors/pecs/cardiologist?sort=price', { device: 'mobile' }],
  ['another host', '/doctors/pecs/cardiologist?sort=price', { origin: 'http://localhost:3000' }],
] as const)('pageKey differs for %s', (_name, url, rest) => {
  expect(keyOf(url, rest)).not.toBe(keyOf('/doctors/pecs/cardiologist?sort=price'));
});

test('pageKey includes the city of the cookie if the path names no city', () => {
  const inPecs = { citySlug: 'pecs' };
  expect(keyOf('/', inPecs)).not.toBe(keyOf('/'));
  expect(keyOf('/ru/doctor/nagy-anna', inPecs)).not.toBe(keyOf('/ru/doctor/nagy-anna'));
  expect(keyOf('/ru/doctors/eger/cardiologist', inPecs)).toBe(
    keyOf('/ru/doctors/eger/cardiologist'),
  );
});

test('pageKey includes the city of the cookie if the path names an unknown city', () => {
  const inPecs = { citySlug: 'pecs' };
  expect(keyOf('/procedures/no-such-city', inPecs)).not.toBe(keyOf('/procedures/no-such-city'));
});

test('pageKey ignores an unknown city in the cookie', () => {
  expect(keyOf('/', { citySlug: 'atlantis' })).toBe(keyOf('/'));
});

test('pageKey returns null for a position and for a very long query', () => {
  expect(keyOf('/map?lat=47.5&lng=19')).toBeNull();
  expect(keyOf(`/doctors/pecs?search=${'x'.repeat(300)}`)).toBeNull();
});
