import { DAY_MS } from '#shared/domain/time/durations.ts';

/** A time zone. What its clock shows is in epoch milliseconds, as if it were in UTC. */
export interface Zone {
  /** Returns the instant at which the clock shows a time. */
  instantOf(clock: number): number;
  /** Returns what the clock shows at an instant. */
  clockOf(instant: number): number;
}

/** The time zones that a calendar names. */
export interface Zones {
  /** The zone of all-day events, and of times without a zone. */
  readonly local: Zone;
  /** Returns the zone of a name, null for an unknown one. */
  find(name: string): Zone | null;
}

/** Returns the zone with an offset from UTC at each instant, in milliseconds. */
export function zoneWith(offsetAt: (instant: number) => number): Zone {
  return {
    clockOf: (instant) => instant + offsetAt(instant),
    // A time that occurs twice is the first one, and a skipped one has the offset before the change (RFC 5545, 3.3.5).
    instantOf(clock) {
      const before = offsetAt(clock - DAY_MS);
      const after = offsetAt(clock + DAY_MS);
      const isAfter = offsetAt(clock - before) !== before && offsetAt(clock - after) === after;
      return clock - (isAfter ? after : before);
    },
  };
}

export const UTC = zoneWith(() => 0);
