import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['/en/doctor/kovacs-anna-otorhinolaryngologist', '/en/doctor/kovacs-anna-otorhinolaryngologist'],
  ['/doctors/budapest/dermatovenereologist?lat=47.5', '/doctors/budapest/dermatovenereologist'],
  ['/appointments/17?hash=0123456789abcdef0123456789abcdef', '/appointments/17'],
  ['/appointments/0123456789abcdef0123456789abcdef#top', '/appointments/…'],
  ['/a/2b7XkQ09aZpLmN4rT6vYcW', '/a/…'],
  ['/invitation/abcdefgh-ijklmnop-qrstuvwx-yzabcdef-ghijklm', '/invitation/…'],
  ['/en/+36201234567', '/en/+…'],
  [`/${'a-'.repeat(200)}`, `/${'a-'.repeat(200)}`.slice(0, 200)],
])('loggedPath(%s) is %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
