/**
 * Deals items out by weight so evenly that after any number of turns each has had its share to
 * within about one: small data sets get their mixture right, which mere chance would not.
 */
export function createQuota<T>(items: readonly T[], weightOf: (item: T) => number): () => T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  const shares = items.map((item) => ({ item, share: weightOf(item) / total, dealt: 0 }));
  let turn = 0;
  return () => {
    turn += 1;
    const next = shares.reduce((best, candidate) =>
      candidate.share * turn - candidate.dealt > best.share * turn - best.dealt ? candidate : best,
    );
    next.dealt += 1;
    return next.item;
  };
}
