import { expect, test } from 'vitest';
import { readAttribution } from './attribution.ts';

const page = { href: 'https://vizit.hu/doctor/x', referrer: '', cookie: '' };

test('readAttribution separates click ids from other tracking parameters', () => {
  const attribution = readAttribution({
    ...page,
    href: 'https://vizit.hu/doctor/x?sort=price&gclid=abc&utm_source=mail&gclsrc=aw',
    referrer: 'https://example.com/',
  });
  expect(attribution.googleIds).toEqual({ gclid: 'abc' });
  expect(attribution.analytics).toEqual({ utm_source: 'mail', gclsrc: 'aw' });
  expect(attribution.referrer).toBe('https://example.com/');
});

test('readAttribution reads only the Google Analytics cookie', () => {
  const attribution = readAttribution({
    ...page,
    cookie: 'user=secret; _ga=GA1.1.5; city-slug=szeged',
  });
  expect(attribution.googleIds).toEqual({ _ga: 'GA1.1.5' });
});

test('readAttribution truncates values to the limits of the API', () => {
  const attribution = readAttribution({
    ...page,
    href: `${page.href}?utm_term=${'x'.repeat(3000)}`,
    cookie: `_ga=${'1'.repeat(300)}`,
  });
  expect(attribution.googleIds['_ga']).toHaveLength(200);
  expect(attribution.location).toHaveLength(2000);
  expect(attribution.analytics['utm_term']).toHaveLength(500);
});
