import { expect, test } from 'vitest';
import { createFragmentCache } from './fragment-cache.ts';

test('the fragment cache returns the HTML of a fragment in any script', () => {
  const cache = createFragmentCache();
  cache.set('a', '<p>Őrző Gergő, Дмитрий, ₸</p>');
  expect(cache.get('a')).toBe('<p>Őrző Gergő, Дмитрий, ₸</p>');
  expect(cache.get('b')).toBeUndefined();
});

test('the fragment cache evicts the fragment used least recently when its bytes are full', () => {
  const cache = createFragmentCache(100);
  cache.set('a', 'ж'.repeat(20));
  cache.set('b', 'b'.repeat(40));
  cache.get('a');
  cache.set('c', 'c'.repeat(40));
  expect(cache.get('a')).toBe('ж'.repeat(20));
  expect(cache.get('b')).toBeUndefined();
});

test('the fragment cache keeps no more memory than the bytes of a fragment', () => {
  const cache = createFragmentCache();
  const before = process.memoryUsage().arrayBuffers;
  for (let at = 0; at < 500; at += 1) {
    cache.set(String(at), 'x'.repeat(1000));
    // Uses up the pool of 64 kB, as other code of the process does.
    Buffer.from('y'.repeat(30_000));
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(500 * 64_000);
  expect(cache.get('499')).toBe('x'.repeat(1000));
});
