/**
 * Returns a function that returns items by weight. After any number of calls, the count of each item
 * differs from its share by about one at most, so that small data sets have a realistic mix.
 */
export function createQuota<T>(items: readonly T[], weightOf: (item: T) => number): () => T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  const shares = items.map((item) => ({ item, share: weightOf(item) / total, count: 0 }));
  let turn = 0;
  return () => {
    turn += 1;
    const next = shares.reduce((best, candidate) =>
      candidate.share * turn - candidate.count > best.share * turn - best.count ? candidate : best,
    );
    next.count += 1;
    return next.item;
  };
}
