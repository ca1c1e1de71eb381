import { expect, test } from 'vitest';
import { requestedPath } from './requested-path.ts';

test.each([
  ['/doctors/budapest/nosuch', '/doctors/budapest/nosuch'],
  ['/doctors/budapest/f%C3%BCl', '/doctors/budapest/fül'],
  ['/appointments/12?hash=secret#top', '/appointments/12'],
  ['/broken/%E0%A4%A', '/broken/%E0%A4%A'],
  ['/call%20us%20now', '/call%20us%20now'],
  ['/call us now', '/call%20us%20now'],
  ['https://evil.example', null],
  [`/${'x'.repeat(200)}`, null],
  [null, null],
])('from_url %s is shown as %s', (fromUrl, path) => {
  expect(requestedPath(fromUrl)).toBe(path);
});
