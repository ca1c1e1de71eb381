import { useSyncExternalStore } from 'react';
import { useApp } from '#web/lib/app.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/**
 * Returns a countdown in whole units, updated every second. It is computed from the clock in epoch
 * milliseconds, so it is correct after a reload and after sleep.
 */
export function useCountdown(leftAt: (now: number) => number): number {
  const { now } = useApp();
  return useSyncExternalStore(everySecond, () => leftAt(now()));
}
