import type { ProductProcess } from '../arena/product-process.ts';

const EVERY_MS = 1000;

/** The level that resident memory is at, in bytes: the median of what was seen in a stretch of time. */
export function recordMemory(process: ProductProcess): {
  levelBetween(from: number, until: number): number;
  stop(): void;
} {
  const seen: { at: number; bytes: number }[] = [];
  const timer = setInterval(() => {
    seen.push({ at: performance.now(), bytes: process.memory() });
  }, EVERY_MS);
  return {
    levelBetween(from, until) {
      const sorted = seen
        .filter(({ at }) => at >= from && at <= until)
        .map(({ bytes }) => bytes)
        .toSorted((a, b) => a - b);
      return sorted[sorted.length >> 1] ?? 0;
    },
    stop: () => clearInterval(timer),
  };
}
