import type { ICalCalendarData, ICalDayJsStub, ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { type TimeZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { HOUR_MS } from '#shared/domain/time/durations.ts';

/** The properties of every calendar. */
export const CALENDAR_DATA = {
  prodId: { company: 'Vizit', product: 'Appointments', language: 'EN' },
  // Has no time zone name: with one, the library would write instants as local times.
  timezone: { name: null, generator: timeZoneBlock },
} as const satisfies ICalCalendarData;

/** Returns the times of an event, from epoch milliseconds, as local times of a zone. */
export function calendarTimes(
  startsAt: number,
  endsAt: number,
  zone: TimeZone,
): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  if ([startsAt, endsAt].some((time) => occursTwice(time, zone))) {
    return { start: new Date(startsAt), end: new Date(endsAt) };
  }
  return { timezone: zone, start: wallClock(startsAt, zone), end: wallClock(endsAt, zone) };
}

function timeZoneBlock(zone: string): string {
  const [block] = tzlib_get_ical_block(zone);
  if (block === undefined) throw new Error(`no VTIMEZONE for ${zone}`);
  return block;
}

/**
 * Returns true if the local time occurs twice, at the end of summer time. RFC 5545, 3.3.5, reads it as
 * the first occurrence, but calendars disagree, so such an appointment is written in UTC.
 */
function occursTwice(epochMs: number, zone: TimeZone): boolean {
  const shown = (at: number) => zonedIso(at, zone).slice(0, 19);
  return [-HOUR_MS, HOUR_MS].some((apart) => shown(epochMs + apart) === shown(epochMs));
}

/**
 * Returns an instant as local time of a zone, in the shape of a Day.js object. A `Date` would be written
 * in the time zone of the machine.
 */
function wallClock(epochMs: number, zone: TimeZone): ICalDayJsStub {
  const instant = new Date(epochMs);
  const [date = '', time = ''] = zonedIso(epochMs, zone).replace(/[-:]/g, '').split('T');
  const clock: ICalDayJsStub = {
    format: (pattern) => (pattern === 'YYYYMMDD' ? date : time.slice(0, 6)),
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
    tz: () => clock,
  };
  return clock;
}
