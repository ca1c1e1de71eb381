import { readingsOf } from '#shared/domain/text/search-skeleton.ts';

type Readings = ReturnType<typeof readingsOf>;

/** A hundred thousand doctors share a few thousand names, so this is rarely reached. */
const MAX_ENTRIES = 50_000;
const cache = new Map<string, Readings>();

/**
 * Returns the spelling key and the sound key of a word of a title, and caches them. Not for typed words,
 * whose number and length are unlimited.
 */
export function knownReadings(word: string): Readings {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_ENTRIES) cache.clear();
  const readings = readingsOf(word);
  cache.set(word, readings);
  return readings;
}
