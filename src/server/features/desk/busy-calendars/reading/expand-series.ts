import ICAL from 'ical.js';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { endsOf, instantOf, timeOf, timesOf, type BusySpan } from './event-times.ts';
import { isLaterChange, laterChangesOf } from './later-changes.ts';
import type { Zones } from './zones.ts';

interface Range {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** Tells whether an event blocks its time. */
  readonly isBusy: (event: ICAL.Component) => boolean;
  /** Called for each occurrence; throws when there are too many. */
  readonly count: () => void;
}

/** Returns the busy times of one event, without its repetitions. */
export function spanOf(event: ICAL.Component, zones: Zones): BusySpan | null {
  const start = timeOf(event, 'dtstart', zones);
  return start === null ? null : [instantOf(start), endsOf(event, start, zones)(start)];
}

/**
 * Returns the busy times of an event with its repetitions, without those that are deleted (EXDATE) or replaced by an
 * event of their own (RECURRENCE-ID). A replacement with `RANGE=THISANDFUTURE` changes the later ones as well.
 */
export function expandSeries(
  event: ICAL.Component,
  replaced: readonly ICAL.Component[],
  zones: Zones,
  { from, until, isBusy, count }: Range,
): BusySpan[] {
  const isSeriesBusy = isBusy(event);
  if (!isSeriesBusy && !replaced.some(isLaterChange)) return [];
  const start = timeOf(event, 'dtstart', zones);
  if (start === null) return [];
  const changes = laterChangesOf(start, replaced, zones, isBusy);
  const endOf = endsOf(event, start, zones);
  const isLeftOut = leftOut(event, replaced, start, zones);
  const spanAt = (at: ICAL.Time): BusySpan | null => {
    const change = changes.find(({ since }) => instantOf(at) >= since);
    if (change !== undefined) return change.spanAt(at);
    return isSeriesBusy ? [instantOf(at), endOf(at)] : null;
  };
  // Later occurrences can move to before the last instant; clock changes move them by less than a day more.
  const earlier = Math.max(0, ...changes.map(({ movesBy }) => DAY_MS - movesBy));
  const spans: BusySpan[] = [];
  for (const at of startsOf(event, start, zones, until + earlier)) {
    count();
    if (isLeftOut(at)) continue;
    const span = spanAt(at);
    if (span !== null && span[0] < until && span[1] > from) spans.push(span);
  }
  return spans;
}

/** Yields the starts of an event: the first, those of its rules up to an instant, and those it names. */
function* startsOf(event: ICAL.Component, start: ICAL.Time, zones: Zones, until: number) {
  const rules = event.getAllProperties('rrule');
  if (rules.length === 0) yield start;
  for (const rule of rules) {
    const recur: unknown = rule.getFirstValue();
    if (!(recur instanceof ICAL.Recur)) throw new Error('not a rule');
    // Some programs write the end of a series in local time.
    if (recur.until !== null && recur.until.zone !== ICAL.Timezone.utcTimezone) {
      recur.until.zone = start.zone;
    }
    const iterator = recur.iterator(start);
    for (let at = iterator.next(); at !== null && at !== undefined; at = iterator.next()) {
      yield at;
      if (instantOf(at) >= until) break;
    }
  }
  for (const property of event.getAllProperties('rdate')) yield* timesOf(property, zones);
}

/** Tells of a start whether it is deleted or replaced. */
function leftOut(
  event: ICAL.Component,
  replaced: readonly ICAL.Component[],
  start: ICAL.Time,
  zones: Zones,
): (at: ICAL.Time) => boolean {
  const instants = new Set<number>();
  const days = new Set<string>();
  const properties = [
    ...event.getAllProperties('exdate'),
    ...replaced.flatMap((each) => each.getAllProperties('recurrence-id')),
  ];
  for (const time of properties.flatMap((property) => timesOf(property, zones))) {
    // Exchange names the days of all-day events by their midnight in a zone.
    if (start.isDate || time.isDate) days.add(dayOf(time, zones));
    else instants.add(instantOf(time));
  }
  return (at) => instants.has(instantOf(at)) || days.has(dayOf(at, zones));
}

function dayOf(time: ICAL.Time, zones: Zones): string {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  return (isUtc ? time.convertToZone(zones.local) : time).toString().slice(0, 10);
}
