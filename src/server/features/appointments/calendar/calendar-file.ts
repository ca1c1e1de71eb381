import ical, {
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { type TimeZone, zonedIso } from '#shared/domain/time/zoned-time.ts';

const HOUR_MS = 3_600_000;

/** An appointment for a calendar; instants are epoch milliseconds. */
interface CalendarAppointment {
  method: 'PUBLISH' | 'CANCEL';
  /** Stays the same after changes. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  /** The time zone of the clinic. */
  zone: TimeZone;
  createdAt: number;
  changedAt: number;
  now: number;
  organizer: { name: string; email: string };
  summary: string;
  place: { name: string; address: string; lat: number; lng: number };
  description: string;
  url: string;
}

/** Returns the appointment as a VEVENT (RFC 5545), with CLASS:PRIVATE as it is health data. */
export function calendarFile(appointment: CalendarAppointment): string {
  const { place, zone } = appointment;
  const isRepeated = [appointment.startsAt, appointment.endsAt].some((time) =>
    occursTwice(time, zone),
  );
  const calendar = ical({
    prodId: { company: 'Vizit', product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[appointment.method],
    // Without a zone name: with one the library would write the instants below as local times.
    timezone: { name: null, generator: timeZoneBlock },
  });
  calendar.createEvent({
    id: appointment.uid,
    sequence: appointment.sequence,
    status: appointment.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
    ...(isRepeated
      ? { start: new Date(appointment.startsAt), end: new Date(appointment.endsAt) }
      : {
          timezone: zone,
          start: wallClock(appointment.startsAt, zone),
          end: wallClock(appointment.endsAt, zone),
        }),
    stamp: new Date(appointment.now),
    created: new Date(appointment.createdAt),
    lastModified: new Date(appointment.changedAt),
    organizer: appointment.organizer,
    summary: appointment.summary,
    location: {
      title: place.name,
      address: place.address,
      geo: { lat: place.lat, lon: place.lng },
    },
    description: appointment.description,
    url: appointment.url,
  });
  // Every line ends with a line break; the library omits the last one.
  return `${calendar.toString()}\r\n`;
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
