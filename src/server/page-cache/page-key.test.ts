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

test('where a reader comes from makes no other page', () => {
  const plain = keyOf('/doctors/pecs/cardiologist?sort=price');
  expect(keyOf('/doctors/pecs/cardiologist?utm_source=x&sort=price&gclid=1')).toBe(plain);
  expect(keyOf('/doctors/pecs?utm_source=x')).toBe(keyOf('/doctors/pecs'));
});

test('an unknown parameter makes no other page', () => {
  expect(keyOf('/doctors/pecs?zz=1')).toBe(keyOf('/doctors/pecs'));
  expect(keyOf('/doctors/pecs?zz=1&sort=price&&=')).toBe(keyOf('/doctors/pecs?sort=price'));
});

test.each([
  ['another query', '/doctors/pecs/cardiologist?sort=rating', {}],
  ['another path', '/doctors/pecs/neurologist?sort=price', {}],
  ['another device', '/doctors/pecs/cardiologist?sort=price', { device: 'mobile' }],
  ['another host', '/doctors/pecs/cardiologist?sort=price', { origin: 'http://localhost:3000' }],
] as const)('%s makes another page', (_what, url, rest) => {
  expect(keyOf(url, rest)).not.toBe(keyOf('/doctors/pecs/cardiologist?sort=price'));
});

test('the city of the cookie counts where the address names none', () => {
  const inPecs = { citySlug: 'pecs' };
  expect(keyOf('/', inPecs)).not.toBe(keyOf('/'));
  expect(keyOf('/ru/doctor/nagy-anna', inPecs)).not.toBe(keyOf('/ru/doctor/nagy-anna'));
  expect(keyOf('/ru/doctors/eger/cardiologist', inPecs)).toBe(
    keyOf('/ru/doctors/eger/cardiologist'),
  );
});

test('the city of the cookie counts where the path names no known city', () => {
  const inPecs = { citySlug: 'pecs' };
  expect(keyOf('/procedures/no-such-city', inPecs)).not.toBe(keyOf('/procedures/no-such-city'));
});

test('a cookie with an unknown city counts as none', () => {
  expect(keyOf('/', { citySlug: 'atlantis' })).toBe(keyOf('/'));
});

test('a place, and a query that nobody types, are not kept', () => {
  expect(keyOf('/map?lat=47.5&lng=19')).toBeNull();
  expect(keyOf(`/doctors/pecs?search=${'x'.repeat(300)}`)).toBeNull();
});
