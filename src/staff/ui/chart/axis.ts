/** The distances between ticks of an axis of shares. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.25] as const;
const MAX_INTERVALS = 5;

/** Returns the ticks of an axis of shares from 0 to the greatest value, at round distances. */
export function shareTicks(greatest: number): number[] {
  const top = Math.min(1, greatest);
  const step = STEPS.find((each) => top / each <= MAX_INTERVALS) ?? 0.25;
  const intervals = Math.max(1, Math.ceil(top / step - 1e-9));
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}

/** The part of the distance between labels that the last one needs up to the end. */
const MIN_REST = 0.75;

/** The most labels below a chart that is wide, that is narrow, and that is narrow with large text. */
const MAX_LABELS = [8, 4, 2] as const;

/**
 * Returns for each of some columns in how narrow a chart it still has a label: 0 in every chart, 1 and 2 in wider
 * ones, null in none. The last one needs most of the distance to the one before.
 */
export function labelLevels(columns: number): (number | null)[] {
  const steps: number[] = [];
  // Each step is a multiple of the one in a wider chart, whose labels are shown as well.
  for (const labels of MAX_LABELS) {
    const base = steps[0] ?? 1;
    steps.unshift(base * Math.ceil(columns / base / labels));
  }
  return Array.from({ length: columns }, (_, index) => {
    const level = steps.findIndex(
      (each) => index % each === 0 && columns - index >= each * MIN_REST,
    );
    if (index === 0) return 0;
    return level === -1 ? null : level;
  });
}
