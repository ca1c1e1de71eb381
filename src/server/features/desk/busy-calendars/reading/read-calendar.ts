import ICAL from 'ical.js';
import { BUSY_CALENDAR_LIMITS } from '#shared/domain/desk/busy-calendars.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { CalendarFaultError } from '../calendar-fault-error.ts';
import type { BusySpan } from './event-times.ts';
import { expandSeries, spanOf } from './expand-series.ts';
import { mergeSpans } from './merge-spans.ts';
import { parseCalendars } from './parse-calendars.ts';
import { zonesOf, type Zones } from './zones.ts';

export interface CalendarToRead {
  readonly bytes: Uint8Array;
  /** The zone of all-day events, and of times without a zone. */
  readonly zone: TimeZone;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** The host of this site, whose own appointments are left out: they would block their time after a cancellation. */
  readonly ownHost: string;
}

export interface BusyTimes {
  /** Ordered, and none touches the next. */
  readonly spans: readonly BusySpan[];
  /** Events that could not be read, and those whose zone is unknown, which are read as local times. */
  readonly unread: number;
  readonly unknownZones: number;
}

/**
 * Reads the busy times of a calendar (RFC 5545): events that are neither cancelled nor transparent, and the times of
 * VFREEBUSY. Throws a `CalendarFaultError` for a file that is not a calendar, is damaged or has too many events.
 */
export function readCalendar(input: CalendarToRead): BusyTimes {
  const { zone, from, until } = input;
  const calendars = parseCalendars(input.bytes);
  let counted = 0;
  const count = () => {
    counted += 1;
    if (counted > BUSY_CALENDAR_LIMITS.occurrences) {
      throw new CalendarFaultError({ reason: 'too_many_events' });
    }
  };
  const spans: BusySpan[] = [];
  let [unread, unknownZones] = [0, 0];
  for (const calendar of calendars) {
    const zones = zonesOf(calendar, zone);
    const isBusy = (event: ICAL.Component) => isBusyIn(calendar, event);
    const events = latestOf(calendar.getAllSubcomponents('vevent')).filter(
      (event) => !textOf(event, 'uid').endsWith(`@${input.ownHost}`),
    );
    const replacements = Map.groupBy(events.filter(isReplacement), (event) => textOf(event, 'uid'));
    for (const event of events) {
      count();
      if (isBusy(event) && hasUnknownZone(event, zones)) unknownZones += 1;
      try {
        if (isReplacement(event)) {
          const span = isBusy(event) ? spanOf(event, zones) : null;
          if (span !== null) spans.push(span);
        } else {
          const replaced = replacements.get(textOf(event, 'uid')) ?? [];
          spans.push(...expandSeries(event, replaced, zones, { from, until, isBusy, count }));
        }
      } catch (error) {
        if (error instanceof CalendarFaultError) throw error;
        unread += 1;
      }
    }
    spans.push(...freeBusy(calendar));
  }
  const merged = mergeSpans(spans.filter(([starts, ends]) => starts < until && ends > from));
  if (merged.length > BUSY_CALENDAR_LIMITS.spans) {
    throw new CalendarFaultError({ reason: 'too_many_events' });
  }
  return { spans: merged, unread, unknownZones };
}

function textOf(event: ICAL.Component, name: string): string {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the last revision of each event; a file may contain several. */
function latestOf(events: readonly ICAL.Component[]): ICAL.Component[] {
  const latest = new Map<string, ICAL.Component>();
  for (const [index, event] of events.entries()) {
    const id = event.getFirstProperty('recurrence-id')?.toICALString() ?? '';
    const key = `${textOf(event, 'uid') || index}\n${id}`;
    const known = latest.get(key);
    if (known === undefined || sequenceOf(event) >= sequenceOf(known)) latest.set(key, event);
  }
  return [...latest.values()];
}

const sequenceOf = (event: ICAL.Component) =>
  Number(event.getFirstPropertyValue('sequence') ?? 0) || 0;

const isReplacement = (event: ICAL.Component) => event.hasProperty('recurrence-id');

function isBusyIn(calendar: ICAL.Component, event: ICAL.Component): boolean {
  return (
    textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT' &&
    textOf(event, 'status').toUpperCase() !== 'CANCELLED' &&
    textOf(calendar, 'method').toUpperCase() !== 'CANCEL'
  );
}

function hasUnknownZone(event: ICAL.Component, zones: Zones): boolean {
  const name = event.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return name !== undefined && zones.find(name) === null;
}

/** Returns the times of the VFREEBUSY components, which are always in UTC. */
function freeBusy(calendar: ICAL.Component): BusySpan[] {
  return calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((component) => component.getAllProperties('freebusy'))
    .filter((property) => property.getFirstParameter('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property): unknown[] => property.getValues())
    .flatMap((period: unknown) =>
      period instanceof ICAL.Period
        ? [
            [
              period.start.toUnixTime() * 1000,
              period.getEnd().toUnixTime() * 1000,
            ] satisfies BusySpan,
          ]
        : [],
    );
}
