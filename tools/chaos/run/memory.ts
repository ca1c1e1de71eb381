import type { ProductProcess } from '../environment/product-process.ts';

const INTERVAL_MS = 500;

/** Samples the resident memory of a process in bytes and keeps the maximum. */
export function watchMemory({ memory }: ProductProcess): {
  now(): number;
  /** Stops sampling and returns the peak. */
  stop(): number;
} {
  let peak = memory();
  const timer = setInterval(() => {
    peak = Math.max(peak, memory());
  }, INTERVAL_MS);
  return {
    now: memory,
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
