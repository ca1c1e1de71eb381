import { BUSY_CALENDAR_LIMITS } from '#shared/domain/desk/busy-calendars.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { CalendarFaultError } from '../calendar-fault-error.ts';
import { parseComponents, propertiesOf, type Component } from './lines/components.ts';
import { expandSeries } from './events/expand-series.ts';
import { busyPeriods, busyTimeOf } from './events/free-busy.ts';
import { latestOf } from './events/latest-of.ts';
import { mergeSpans } from './events/merge-spans.ts';
import {
  hasRange,
  isClearlyFree,
  isOwnEvent,
  readEvent,
  uidOf,
  type BusySpan,
  type CalendarEvent,
} from './events/read-event.ts';
import { UnreadError } from './unread-error.ts';
import { unreadEvent, type UnreadEvent } from './events/unread-event.ts';
import type { Zones } from './times/zone.ts';
import { zonesUntil } from './times/zones.ts';

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
  /** Ordered, and none touches the next. Contains the days that unread events name. */
  readonly spans: readonly BusySpan[];
  /** The number of events that were read, free ones included, and of the periods of VFREEBUSY. */
  readonly read: number;
  /** Events that were not read and may be busy. */
  readonly unread: readonly UnreadEvent[];
}

/**
 * Reads the busy times of a calendar (RFC 5545): events that are neither cancelled nor transparent, and the times of
 * VFREEBUSY. An event that cannot be read rightly and is neither clearly free nor certainly over is reported, and the
 * days that it names are busy. Throws a `CalendarFaultError` for a file that is not a calendar, is incomplete or has too
 * many events.
 */
export function readCalendar(input: CalendarToRead): BusyTimes {
  const reading = startReading(input);
  const zonesOf = zonesUntil(input.until + DAY_MS, input.zone);
  for (const calendar of parseComponents(input.bytes)) {
    const zones = zonesOf(calendar);
    readEvents(calendar, zones, input, reading);
    readFreeBusy(calendar, zones, reading);
  }
  return reading.result();
}

type Reading = ReturnType<typeof startReading>;

/** Collects what is read of a calendar. */
function startReading(input: CalendarToRead) {
  const { from, until } = input;
  const spans: BusySpan[] = [];
  const unread: UnreadEvent[] = [];
  let [counted, read] = [0, 0];
  const isInRange = ([starts, ends]: BusySpan) => starts < until && ends > from;
  return {
    count() {
      counted += 1;
      if (counted > BUSY_CALENDAR_LIMITS.occurrences) {
        throw new CalendarFaultError({ reason: 'too_many_events' });
      }
    },
    /** Performs a step of reading an event, or reports the event as unread unless it is free. */
    attempt(component: Component, { local }: Zones, step: () => void, isFree = isClearlyFree) {
      try {
        step();
      } catch (error) {
        if (!(error instanceof UnreadError)) throw error;
        const found = isFree(component) ? null : unreadEvent(component, error, local, input);
        if (found === null) return;
        spans.push(...found.spans);
        unread.push(found.event);
      }
    },
    /** Adds times that were read of an event. */
    add(times: readonly BusySpan[]) {
      for (const span of times) spans.push(span);
      read += 1;
    },
    result(): BusyTimes {
      const merged = mergeSpans(spans.filter((span) => isInRange(span)));
      if (merged.length > BUSY_CALENDAR_LIMITS.spans) {
        throw new CalendarFaultError({ reason: 'too_many_events' });
      }
      return { spans: merged, read, unread };
    },
  };
}

function readEvents(
  calendar: Component,
  zones: Zones,
  { from, until, ownHost }: CalendarToRead,
  reading: Reading,
): void {
  const methods = propertiesOf(calendar, 'METHOD').map(({ value }) => value.toUpperCase());
  // A message that cancels its events.
  if (methods.length > 0 && methods.every((method) => method === 'CANCEL')) return;
  const components = calendar.parts.filter(
    (component) => component.kind === 'VEVENT' && !isOwnEvent(component, ownHost),
  );
  const changed = uidsOfBusyChanges(components);
  const isFree = (component: Component) =>
    isClearlyFree(component) && !changed.has(uidOf(component));
  const readable: CalendarEvent[] = [];
  for (const component of components) {
    reading.count();
    const read = () => void readable.push(readEvent(component, zones));
    reading.attempt(component, zones, read, isFree);
  }
  const events = latestOf(readable);
  const replacements = Map.groupBy(
    events.filter(({ uid, replaces }) => uid !== '' && replaces !== null),
    ({ uid }) => uid,
  );
  const series = uidsOfSeries(components);
  const { count } = reading;
  for (const event of events) {
    const replaced = event.replaces === null ? (replacements.get(event.uid) ?? []) : [];
    const expand = () => {
      if (event.isLaterChange && !series.has(event.uid)) throw new UnreadError('damaged');
      reading.add(expandSeries(event, replaced, zones, { from, until, count }));
    };
    reading.attempt(event.component, zones, expand, isFree);
  }
}

/** Returns the series whose later occurrences may be busy although they themselves are free. */
function uidsOfBusyChanges(events: readonly Component[]): ReadonlySet<string> {
  const changes = events.filter((event) => hasRange(event) && !isClearlyFree(event));
  return new Set(changes.map((event) => uidOf(event)).filter((uid) => uid !== ''));
}

/** Returns the series that the calendar contains, unread ones included. */
function uidsOfSeries(events: readonly Component[]): ReadonlySet<string> {
  const series = events.filter((event) => propertiesOf(event, 'RECURRENCE-ID').length === 0);
  return new Set(series.map((event) => uidOf(event)).filter((uid) => uid !== ''));
}

function readFreeBusy(calendar: Component, zones: Zones, reading: Reading): void {
  for (const component of calendar.parts.filter(({ kind }) => kind === 'VFREEBUSY')) {
    for (const period of busyPeriods(component)) {
      const part = { ...component, properties: [period], damaged: [] };
      reading.attempt(part, zones, () => reading.add([busyTimeOf(period)]));
    }
    for (const line of component.damaged) {
      const part = { ...component, properties: [], damaged: [line] };
      reading.attempt(part, zones, () => {
        throw new UnreadError('damaged', line.number);
      });
    }
  }
}
