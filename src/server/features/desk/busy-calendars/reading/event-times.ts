import ICAL from 'ical.js';
import { DAY_MS, SECOND_MS } from '#shared/domain/time/durations.ts';
import type { Zones } from './zones.ts';

/** Epoch milliseconds. */
export type BusySpan = readonly [startsAt: number, endsAt: number];

/** Returns the instant (epoch milliseconds) of a time, or of the midnight with which a date begins. */
export const instantOf = (time: ICAL.Time): number => time.toUnixTime() * SECOND_MS;

/** Returns the dates and times of a property, in their zones. */
export function timesOf(property: ICAL.Property, zones: Zones): ICAL.Time[] {
  return property.getValues().map((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) throw new Error('not a time');
    return inZone(time, property.getFirstParameter('tzid'), zones);
  });
}

/** Returns the only time of a property of an event, null without the property. */
export function timeOf(event: ICAL.Component, name: string, zones: Zones): ICAL.Time | null {
  const property = event.getFirstProperty(name);
  return property === null ? null : (timesOf(property, zones)[0] ?? null);
}

function inZone(time: ICAL.Time, name: string | undefined, zones: Zones): ICAL.Time {
  const zoned = time.clone();
  if (zoned.zone === ICAL.Timezone.utcTimezone) return zoned;
  zoned.zone = (zoned.isDate || name === undefined ? null : zones.find(name)) ?? zones.local;
  return zoned;
}

/** Returns the function from the start of an occurrence to the instant of its end. */
export function endsOf(event: ICAL.Component, start: ICAL.Time, zones: Zones) {
  const end = timeOf(event, 'dtend', zones);
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (end !== null && start.isDate) {
    // Some programs write the same day twice for one whole day.
    const days = Math.max(1, Math.round((utcDays(end) - utcDays(start)) / DAY_MS));
    return (at: ICAL.Time) => instantOf(addDays(at, days));
  }
  if (end !== null) {
    const length = instantOf(end) - instantOf(start);
    return (at: ICAL.Time) => instantOf(at) + length;
  }
  if (duration instanceof ICAL.Duration && !duration.isNegative) {
    const { weeks, days, hours, minutes, seconds } = duration;
    const rest = ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS;
    // Days of a duration have as many hours as the clock gives them (RFC 5545, 3.3.6).
    return (at: ICAL.Time) => instantOf(addDays(at, weeks * 7 + days)) + rest;
  }
  return (at: ICAL.Time) => instantOf(addDays(at, start.isDate ? 1 : 0));
}

const utcDays = ({ year, month, day }: ICAL.Time) => Date.UTC(year, month - 1, day);

function addDays(time: ICAL.Time, days: number): ICAL.Time {
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return later;
}
