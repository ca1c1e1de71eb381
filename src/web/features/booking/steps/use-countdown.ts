import { useSyncExternalStore } from 'react';
import { useApp } from '#web/lib/app.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/**
 * Returns `remainingAt` of the current time in epoch milliseconds, updated every second. It is
 * computed from the clock, so it is correct after a reload and after sleep.
 */
export function useCountdown(remainingAt: (now: number) => number): number {
  const { now } = useApp();
  return useSyncExternalStore(everySecond, () => remainingAt(now()));
}
