import ical, {
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { type TimeZone, zonedIso } from '#shared/domain/time/zoned-time.ts';

const HOUR_MS = 3_600_000;

/** A visit for a calendar; instants are epoch milliseconds. */
interface CalendarVisit {
  method: 'PUBLISH' | 'CANCEL';
  /** The same through all changes. */
  uid: string;
  /** Raised by every change. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  /** The zone of the clinic. */
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

/** The visit as RFC 5545 has it. Private: who goes to which doctor is nobody else's business. */
export function calendarFile(visit: CalendarVisit): string {
  const { place, zone } = visit;
  const isRepeated = [visit.startsAt, visit.endsAt].some((time) => isShownTwice(time, zone));
  const calendar = ical({
    prodId: { company: 'Vizit', product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[visit.method],
    // Without a name: with one the library would write the instants below as local times.
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
  // Every line ends with a line break, which the library leaves out of the last one.
  return `${calendar.toString()}\r\n`;
}

function timeZoneBlock(zone: string): string {
  const [block] = tzlib_get_ical_block(zone);
  if (block === undefined) throw new Error(`no VTIMEZONE for ${zone}`);
  return block;
}

/**
 * Whether the clock shows the same an hour before or after, as it does once in autumn. By RFC 5545,
 * 3.3.5, such a local time means its first coming, which calendars do not agree about; such a
 * visit is written in UTC.
 */
function isShownTwice(epochMs: number, zone: TimeZone): boolean {
  const shown = (at: number) => zonedIso(at, zone).slice(0, 19);
  return [-HOUR_MS, HOUR_MS].some((apart) => shown(epochMs + apart) === shown(epochMs));
}

/**
 * An instant as the clock of a zone shows it, in the form of a library of dates. A `Date` would be
 * written as the clock of the machine shows it.
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
