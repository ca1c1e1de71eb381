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
interface CalendarVisit {
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
export function calendarFile(visit: CalendarVisit): string {
  const { place, zone } = visit;
  const isRepeated = [visit.startsAt, visit.endsAt].some((time) => isShownTwice(time, zone));
  const calendar = ical({
    prodId: { company: 'Vizit', product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[visit.method],
    // Without a zone name: with one the library would write the instants below as local times.
    timezone: { name: null, generator: timeZoneBlock },
  });
  calendar.createEvent({
    id: visit.uid,
    sequence: visit.sequence,
    status: visit.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
    ...(isRepeated
      ? { start: new Date(visit.startsAt), end: new Date(visit.endsAt) }
      : {
          timezone: zone,
          start: wallClock(visit.startsAt, zone),
          end: wallClock(visit.endsAt, zone),
        }),
    stamp: new Date(visit.now),
    created: new Date(visit.createdAt),
    lastModified: new Date(visit.changedAt),
    organizer: visit.organizer,
    summary: visit.summary,
    location: {
      title: place.name,
      address: place.address,
      geo: { lat: place.lat, lon: place.lng },
    },
    description: visit.description,
    url: visit.url,
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
 * Returns true if the local time occurs twice, as it does once in autumn. By RFC 5545, 3.3.5, it means
 * the first occurrence, but calendars disagree, so such an appointment is written in UTC.
 */
function isShownTwice(epochMs: number, zone: TimeZone): boolean {
  const shown = (at: number) => zonedIso(at, zone).slice(0, 19);
  return [-HOUR_MS, HOUR_MS].some((apart) => shown(epochMs + apart) === shown(epochMs));
}

/**
 * Returns an instant as local time of a zone, as a date library would. A `Date` would be written in the
 * zone of the machine.
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
