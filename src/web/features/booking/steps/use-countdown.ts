import { useSyncExternalStore } from 'react';
import { useApp } from '#web/lib/app.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/**
 * What is left at the moment, in whole units, counting down. Computed from the clock (epoch
 * milliseconds), so it is right after a reload and after a phone slept.
 */
export function useCountdown(leftAt: (now: number) => number): number {
  const { now } = useApp();
  return useSyncExternalStore(everySecond, () => leftAt(now()));
}
