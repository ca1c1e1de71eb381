import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FragmentCache } from '#web/entry/server.tsx';

/** Characters of HTML, of one or two bytes each. */
const MAX_CHARACTERS = 12_000_000;

/** Creates the cache of the fragments of all pages (docs/adr/0054-compose-pages-of-cached-fragments.md). */
export function createFragmentCache(maxCharacters = MAX_CHARACTERS): FragmentCache {
  const html = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: ({ length }) => length + 1,
  });
  return {
    keyOf: (text) => hash('sha256', text, 'base64'),
    get: (key) => html.get(key),
    // A substring would keep the whole page in memory (V8 sliced strings).
    set: (key, slice) => void html.set(key, Buffer.from(slice).toString()),
  };
}
