import type { ProductProcess } from '../arena/product-process.ts';

const EVERY_MS = 500;

/** Watches the resident memory of processes, in bytes; the largest counts. */
export function watchMemory(processes: () => readonly ProductProcess[]): {
  now(): number;
  /** Ends the watching and answers the most there was. */
  stop(): number;
} {
  const now = () => Math.max(...processes().map((each) => each.memory()));
  let peak = now();
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, EVERY_MS);
  return {
    now,
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
