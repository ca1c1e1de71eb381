import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { instantAt, type TimeZone } from '#shared/domain/time/zoned-time.ts';

const HOUR_MINUTES = 60;

/** Returns the instants at which a local day begins and the next one begins. */
export function dayRange(day: PlainDate, zone: TimeZone): { from: Date; to: Date } {
  return { from: startOf(day, zone), to: startOf(addDays(day, 1), zone) };
}

/** Returns the first instant of a day; where summer time skips midnight, it is one o'clock. */
function startOf(day: PlainDate, zone: TimeZone): Date {
  const start = instantAt(day, 0, zone) ?? instantAt(day, HOUR_MINUTES, zone);
  return start === null ? new Date(day) : new Date(start);
}
