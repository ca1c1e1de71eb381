import { useSyncExternalStore } from 'react';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import {
  dateInZone,
  minuteOfDayInZone,
  type TimeZone,
  type WallClock,
} from '#shared/domain/time/zoned-time.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { useApp } from './app.ts';

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  // On a phone that sleeps over midnight no timer fires; this event does when it wakes up.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * Returns the current day in a zone. The first render uses the time of the server's render, so that
 * hydration matches at midnight; after that the day is updated while the page is open.
 */
export function useToday(zone: TimeZone): PlainDate {
  const app = useApp();
  return useSyncExternalStore(
    everyMinute,
    () => dateInZone(app.now(), zone),
    () => dateInZone(app.renderedAt, zone),
  );
}

/** Returns the current date and time in a zone, updated like `useToday`. */
export function useWallClock(zone: TimeZone): WallClock {
  const app = useApp();
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(app.now() / MINUTE_MS),
    () => Math.floor(app.renderedAt / MINUTE_MS),
  );
  const instant = minutes * MINUTE_MS;
  return { date: dateInZone(instant, zone), minuteOfDay: minuteOfDayInZone(instant, zone) };
}
