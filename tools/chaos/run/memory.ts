import type { ProductProcess } from '../environment/product-process.ts';

const INTERVAL_MS = 500;

/** Samples the resident memory of processes in bytes and keeps the maximum. */
export function watchMemory(processes: () => readonly ProductProcess[]): {
  now(): number;
  /** Stops sampling and returns the peak. */
  stop(): number;
} {
  const now = () => Math.max(...processes().map((each) => each.memory()));
  let peak = now();
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, INTERVAL_MS);
  return {
    now,
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
