import { expect, test } from 'vitest';
import { visitOrigin } from './visit-origin.ts';

const page = { href: 'https://vizit.hu/doctor/x', referrer: '', cookie: '' };

test('advertisers’ marks are told apart from the rest of the query', () => {
  const origin = visitOrigin({
    ...page,
    href: 'https://vizit.hu/doctor/x?sort=price&gclid=abc&utm_source=mail&gclsrc=aw',
    referrer: 'https://example.com/',
  });
  expect(origin.googleIds).toEqual({ gclid: 'abc' });
  expect(origin.analytics).toEqual({ utm_source: 'mail', gclsrc: 'aw' });
  expect(origin.referrer).toBe('https://example.com/');
});

test('the cookie of Google Analytics is the only one that is read', () => {
  const origin = visitOrigin({ ...page, cookie: 'user=secret; _ga=GA1.1.5; city-slug=szeged' });
  expect(origin.googleIds).toEqual({ _ga: 'GA1.1.5' });
});

test('nothing is longer than the API takes', () => {
  const origin = visitOrigin({ ...page, href: `${page.href}?utm_term=${'x'.repeat(3000)}` });
  expect(origin.location).toHaveLength(2000);
  expect(origin.analytics['utm_term']).toHaveLength(500);
});
