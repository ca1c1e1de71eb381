import { LRUCache } from 'lru-cache';
import { expect, test, vi } from 'vitest';
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

test('the fragment cache keeps no buffer of the pool of Node', () => {
  const stored = vi.spyOn(LRUCache.prototype, 'set');
  createFragmentCache().set('0', 'x'.repeat(1000));
  // A fragment in the pool would keep all of it.
  const bytes = stored.mock.calls[0]?.[1] as Buffer;
  expect(bytes.buffer.byteLength).toBe(1000);
});
