import { useSyncExternalStore } from 'react';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import {
  dateInZone,
  minuteOfDayInZone,
  type TimeZone,
  type WallClock,
} from '#shared/domain/time/zoned-time.ts';
import { useApp } from './app.ts';

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  // A phone that slept over midnight fires no timer, but tells that the page is seen again.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * The day it is in a zone. The first render uses the very instant at which the server rendered, so
 * the page hydrates alike at midnight too; afterwards the day turns while the page stays open.
 */
export function useToday(zone: TimeZone): PlainDate {
  const app = useApp();
  return useSyncExternalStore(
    everyMinute,
    () => dateInZone(app.now(), zone),
    () => dateInZone(app.renderedAt, zone),
  );
}

/** What the clock of a zone shows. It hydrates as it was rendered and goes on, like `useToday`. */
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
