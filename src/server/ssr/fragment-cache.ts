import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FragmentCache } from '#web/entry/server.tsx';

const MAX_BYTES = 12_000_000;

/**
 * Creates the cache of the fragments of all pages (docs/adr/0054-compose-pages-of-cached-fragments.md). Stores
 * bytes: a string with one letter outside of Latin-1, as in Hungarian, takes two bytes per letter, and all of
 * them are part of the heap, whose garbage grows with it.
 */
export function createFragmentCache(maxBytes = MAX_BYTES): FragmentCache {
  const html = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  return {
    keyOf: (text) => hash('sha256', text, 'base64'),
    get: (key) => html.get(key)?.toString(),
    set: (key, fragment) => void html.set(key, bytesOf(fragment)),
  };
}

/** Encodes a text. `Buffer.from` would keep 64 kB in memory, of which it uses a part. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
