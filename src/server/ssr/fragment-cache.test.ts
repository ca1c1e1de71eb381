import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

test('the fragment cache keeps no buffer of the pool of Node', () => {
  const cache = createFragmentCache();
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (let at = 0; at < 500; at += 1) {
    cache.set(String(at), 'x'.repeat(1000));
    // Takes half of the pool of Node, as other code of the process does: a fragment in it would keep it.
    Buffer.from('y'.repeat(Buffer.poolSize / 2 - 1));
  }
  collectGarbage();
  // 33 MB if it did. The test runner has buffers of its own, some MB on a busy machine.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10e6);
  expect(cache.get('0')).toBe('x'.repeat(1000));
});

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('V8 has no garbage collection');
  collect();
}
