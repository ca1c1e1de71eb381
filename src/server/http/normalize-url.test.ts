import { expect, test } from 'vitest';
import { normalizeUrl } from './normalize-url.ts';

test.each(['/', '/api/?q=%zz', '/doctors/p%C3%A9cs/x%2Fy', '/100%25', '/a#%'])(
  'normalizeUrl returns %s unchanged',
  (url) => {
    expect(normalizeUrl(url)).toBe(url);
  },
);

test.each([
  ['/%zz', '/%25zz'],
  ['/%', '/%25'],
  ['/%ff/%41?q=%zz', '/%25ff/%2541?q=%zz'],
  ['/%c3%28', '/%25c3%2528'],
  ['/a%0d%0Ab', '/a%250d%250Ab'],
  ['/%00/%7F', '/%2500/%257F'],
])('normalizeUrl escapes %s to %s', (url, readable) => {
  expect(normalizeUrl(url)).toBe(readable);
});
