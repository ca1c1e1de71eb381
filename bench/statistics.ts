export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns a quantile by the nearest-rank method; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
