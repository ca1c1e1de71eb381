import { expect, test } from 'vitest';
import { readAttribution } from './attribution.ts';

const page = { href: 'https://vizit.hu/doctor/x', referrer: '', cookie: '' };

test('advertisers’ marks are told apart from the rest of the query', () => {
  const attribution = readAttribution({
    ...page,
    href: 'https://vizit.hu/doctor/x?sort=price&gclid=abc&utm_source=mail&gclsrc=aw',
    referrer: 'https://example.com/',
  });
  expect(attribution.googleIds).toEqual({ gclid: 'abc' });
  expect(attribution.analytics).toEqual({ utm_source: 'mail', gclsrc: 'aw' });
  expect(attribution.referrer).toBe('https://example.com/');
});

test('the cookie of Google Analytics is the only one that is read', () => {
  const attribution = readAttribution({
    ...page,
    cookie: 'user=secret; _ga=GA1.1.5; city-slug=szeged',
  });
  expect(attribution.googleIds).toEqual({ _ga: 'GA1.1.5' });
});

test('nothing is longer than the API takes', () => {
  const attribution = readAttribution({
    ...page,
    href: `${page.href}?utm_term=${'x'.repeat(3000)}`,
  });
  expect(attribution.location).toHaveLength(2000);
  expect(attribution.analytics['utm_term']).toHaveLength(500);
});
