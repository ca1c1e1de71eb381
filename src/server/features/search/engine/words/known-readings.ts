import { readingsOf } from '#shared/domain/text/search-skeleton.ts';

type Readings = ReturnType<typeof readingsOf>;

/** A hundred thousand doctors share a few thousand names. */
const AT_MOST = 50_000;
const known = new Map<string, Readings>();

/**
 * The readings of a word of a title, which are asked for again and again. Not for what is typed:
 * that may be anything, and as long as one likes.
 */
export function knownReadings(word: string): Readings {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= AT_MOST) known.clear();
  const readings = readingsOf(word);
  known.set(word, readings);
  return readings;
}
