import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import { CALENDAR_DATA, calendarTimes } from '#server/lib/calendar-times.ts';

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
  const calendar = ical({
    ...CALENDAR_DATA,
    method: ICalCalendarMethod[appointment.method],
  });
  calendar.createEvent({
    id: appointment.uid,
    sequence: appointment.sequence,
    status: appointment.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
    ...calendarTimes(appointment.startsAt, appointment.endsAt, zone),
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
