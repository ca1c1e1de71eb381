import { epochDay, fromEpochDay, type PlainDate } from './plain-date.ts';
import { DAY_MS, MINUTE_MS } from '#shared/domain/time/durations.ts';
import { zoneOffset, type TimeZone } from './zone-offset.ts';

export type { TimeZone };

const DAY_MINUTES = 1440;
const CACHED_DAYS = 4096;

/** A local time: the day and the minutes since midnight, 0 to 1439. */
export interface WallClock {
  date: PlainDate;
  minuteOfDay: number;
}

/** Converts the minutes of one local day to instants. Minutes count from 00:00 local time. */
export interface DayClock {
  /** Returns epoch milliseconds, or null if summer time skips that minute. */
  instantOf(minuteOfDay: number): number | null;
  /** Returns ISO 8601 with the zone's offset, or null if summer time skips that minute. */
  isoOf(minuteOfDay: number): string | null;
}

/** Returns the local day of a zone at an instant (epoch milliseconds). */
export function dateInZone(epochMs: number, zone: TimeZone): PlainDate {
  return fromEpochDay(Math.floor((epochMs + zoneOffset(epochMs, zone)) / DAY_MS));
}

/** Returns the local minutes since midnight, 0 to 1439, at an instant (epoch milliseconds). */
export function minuteOfDayInZone(epochMs: number, zone: TimeZone): number {
  const local = epochMs + zoneOffset(epochMs, zone);
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS);
}

/**
 * Returns the instant (epoch milliseconds) of a local minute of the day, or null if summer time skips
 * it.
 *
 * A local time that occurs twice in autumn means its second occurrence, in standard time. PostgreSQL's
 * `timestamp AT TIME ZONE zone` does the same (`DetermineTimeZoneOffset` in its datetime.c: "In a
 * fall-back transition, prefer 'after'"), so both compute the same slots.
 */
export function instantAt(day: PlainDate, minuteOfDay: number, zone: TimeZone): number | null {
  const local = epochDay(day) * DAY_MS + minuteOfDay * MINUTE_MS;
  const later = local - zoneOffset(local + DAY_MS, zone);
  if (later + zoneOffset(later, zone) === local) return later;
  const earlier = local - zoneOffset(local - DAY_MS, zone);
  return earlier + zoneOffset(earlier, zone) === local ? earlier : null;
}

/** Formats epoch milliseconds as ISO 8601 with the zone's offset: `2026-11-24T14:30:00+05:00`. */
export function zonedIso(epochMs: number, zone: TimeZone): string {
  const offset = zoneOffset(epochMs, zone);
  return new Date(epochMs + offset).toISOString().slice(0, 19) + isoOffset(offset);
}

/**
 * Returns the local time of an ISO text with an offset. It needs no time zone data, so a browser with
 * outdated data shows the server's local time.
 */
export function wallClockOf(iso: string): WallClock {
  return {
    date: iso.slice(0, 10),
    minuteOfDay: Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16)),
  };
}

const dayClocks = new Map<string, DayClock>();

/**
 * Returns the converter of one local day. Slot lists use the same days repeatedly, so converters are
 * cached. On a day without a change of summer time, a conversion is one addition.
 */
export function dayClock(day: PlainDate, zone: TimeZone): DayClock {
  const key = day + zone;
  let clock = dayClocks.get(key);
  if (clock === undefined) {
    if (dayClocks.size >= CACHED_DAYS) dayClocks.clear();
    clock = newDayClock(day, zone);
    dayClocks.set(key, clock);
  }
  return clock;
}

function newDayClock(day: PlainDate, zone: TimeZone): DayClock {
  const midnight = instantAt(day, 0, zone);
  const lastMinute = instantAt(day, DAY_MINUTES - 1, zone);
  const isRegular =
    midnight !== null &&
    lastMinute !== null &&
    lastMinute - midnight === (DAY_MINUTES - 1) * MINUTE_MS;
  if (!isRegular) return newChangingDayClock(day, zone);

  const suffix = `:00${isoOffset(zoneOffset(midnight, zone))}`;
  const cache: string[] = [];
  return {
    instantOf: (minute) => midnight + minute * MINUTE_MS,
    isoOf: (minute) =>
      (cache[minute] ??=
        `${day}T${twoDigits((minute / 60) | 0)}:${twoDigits(minute % 60)}${suffix}`),
  };
}

function newChangingDayClock(day: PlainDate, zone: TimeZone): DayClock {
  const instantOf = (minute: number) => instantAt(day, minute, zone);
  return {
    instantOf,
    isoOf(minute) {
      const instant = instantOf(minute);
      return instant === null ? null : zonedIso(instant, zone);
    },
  };
}

function isoOffset(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  const sign = offsetMs < 0 ? '-' : '+';
  return `${sign}${twoDigits((minutes / 60) | 0)}:${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
