import { expect, test } from 'vitest';
import { isHost, isKnownHost } from './security-host.ts';

test.each(['', 'vizit.hu', 'hu.localhost:3000', '192.0.2.1:80', '[2001:db8::1]:443', 'upstream_1'])(
  'isHost accepts "%s"',
  (host) => {
    expect(isHost(host)).toBe(true);
  },
);

test.each([
  'vizit.hu/',
  'a b',
  'vizit.hu:x',
  'user@vizit.hu',
  '"><script>',
  'vizit.hu?',
  'é.hu',
  '[::1',
  'vizit.hu:123456',
  'a'.repeat(300),
  '.',
  'vizit.hu,evil.example',
])('isHost rejects "%s"', (host) => {
  expect(isHost(host)).toBe(false);
});

test.each([
  'vizit.hu',
  'www.vizit.kz:443',
  'KG.localhost:3000',
  'localhost',
  '127.0.0.1:3000',
  '[::1]',
])('isKnownHost accepts %s', (host) => {
  expect(isKnownHost(host)).toBe(true);
});

test.each(['', 'evil.example', 'vizit.hu.evil.example', 'evil-vizit.hu', 'localhost.evil.example'])(
  'isKnownHost rejects "%s"',
  (host) => {
    expect(isKnownHost(host)).toBe(false);
  },
);
