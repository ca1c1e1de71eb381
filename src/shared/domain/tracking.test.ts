import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { carryTracking, isTrackingParam } from './tracking.ts';

it.each([
  'gclid',
  'utm_source',
  'utm_campaign',
  '_ga',
  'yclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
])('%s is a tracking parameter', (name) => {
  expect(isTrackingParam(name)).toBe(true);
});

it.each(['sort', 'date', 'hash', 'utm', '_gat', 'lat', ''])(
  '%j is not a tracking parameter',
  (name) => {
    expect(isTrackingParam(name)).toBe(false);
  },
);

it.each([
  ['a path', '/map', '/map?gclid=1&utm_source=a+b'],
  ['the home page', '/', '/?gclid=1&utm_source=a+b'],
  ['a query of its own', '/map?lat=4', '/map?lat=4&gclid=1&utm_source=a+b'],
  ['a fragment', '/doctor/x#reviews', '/doctor/x?gclid=1&utm_source=a+b#reviews'],
  ['both', '/a?b=1#c?d#e', '/a?b=1&gclid=1&utm_source=a+b#c?d#e'],
  ['its own value', '/map?gclid=2', '/map?gclid=2&utm_source=a+b'],
  ['a query alone', '?page=2', '?page=2&gclid=1&utm_source=a+b'],
])('carryTracking adds tracking parameters to a link with %s', (_, href, expected) => {
  expect(carryTracking('?sort=price&gclid=1&utm_source=a%20b', href)).toBe(expected);
});

it.each([
  'https://other.example/x',
  '//other.example/x',
  'mailto:help@vizit.hu',
  'tel:+36201234567',
  '#reviews',
])('carryTracking adds no tracking parameters to %s', (href) => {
  expect(carryTracking('?gclid=1', href)).toBe(href);
});

test('carryTracking leaves links unchanged without tracking parameters', () => {
  expect(carryTracking('?sort=price', '/map?a=%20b')).toBe('/map?a=%20b');
  expect(carryTracking('', '/map')).toBe('/map');
});

test('carryTracking adds tracking parameters only once', () => {
  const search = fc.constantFrom(
    '?gclid=1',
    '?utm_source=ä&utm_medium=&sort=x',
    '?_ga=1&_ga=2',
    '',
  );
  const href = fc.stringMatching(/^\/[a-z/]{0,6}(\?[a-z=&_%]{0,8})?(#[a-z?#]{0,4})?$/);
  fc.assert(
    fc.property(search, href, (current, link) => {
      const once = carryTracking(current, link);
      expect(carryTracking(current, once)).toBe(once);
    }),
  );
});
