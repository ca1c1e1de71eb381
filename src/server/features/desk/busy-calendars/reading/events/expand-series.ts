import { DAY_MS } from '#shared/domain/time/durations.ts';
import { expandRule } from '../times/expand-rule.ts';
import { laterChangesOf } from './later-changes.ts';
import type { BusySpan, CalendarEvent } from './read-event.ts';
import { instantOf, type Time, type TimeWithEnd } from '../times/times.ts';
import { UnreadError } from '../unread-error.ts';
import { UTC, type Zones } from '../times/zone.ts';

interface Range {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** Called for each occurrence; throws when there are too many. */
  readonly count: () => void;
}

/**
 * Returns the busy times of an event with its repetitions, without those that are deleted (EXDATE) or replaced by an
 * event of their own (RECURRENCE-ID). A replacement with `RANGE=THISANDFUTURE` changes the later ones as well. Throws
 * an `UnreadError`.
 */
export function expandSeries(
  event: CalendarEvent,
  replaced: readonly CalendarEvent[],
  zones: Zones,
  { from, until, count }: Range,
): BusySpan[] {
  const { start, isBusy, endOf } = event;
  if (start === null) return [];
  const changes = laterChangesOf(event, start, replaced);
  if (!isBusy && changes.length === 0) return [];
  const isLeftOut = leftOut(event, replaced, start, zones);
  const spanAt = (at: TimeWithEnd): BusySpan | null => {
    const change = changes.find(({ since }) => instantOf(at) >= since);
    if (change !== undefined) return change.spanAt(at);
    return isBusy ? [instantOf(at), endOf(at)] : null;
  };
  // Later occurrences can move to before the last instant; clock changes move them by less than a day more.
  const earlier = Math.max(0, ...changes.map(({ movesBy }) => DAY_MS - movesBy));
  const spans: BusySpan[] = [];
  for (const at of startsOf(event, start, until + earlier)) {
    count();
    const span = isLeftOut(at) ? null : spanAt(at);
    if (span !== null && span[0] < until && span[1] > from) spans.push(span);
  }
  return spans;
}

/**
 * Returns the starts of an event: the first, those of its rules up to an instant, and those it names. Throws an
 * `UnreadError` for a rule that does not contain the first: RFC 5545 defines none of its occurrences.
 */
function startsOf({ rules, added }: CalendarEvent, start: Time, until: number): TimeWithEnd[] {
  const repeated = rules.flatMap((rule) => {
    const clocks = expandRule(rule, start, until);
    if (clocks[0] !== start.clock && instantOf(start) < until) {
      throw new UnreadError('unaligned_rule', rule.line);
    }
    return clocks.map((clock) => ({ ...start, clock }));
  });
  return [...(rules.length === 0 ? [start] : repeated), ...added];
}

/** Tells of a start whether it is deleted or replaced. */
function leftOut(
  { excluded }: CalendarEvent,
  replaced: readonly CalendarEvent[],
  start: Time,
  zones: Zones,
): (at: Time) => boolean {
  const instants = new Set<number>();
  const days = new Set<number>();
  for (const time of [...excluded, ...replaced.flatMap(({ replaces }) => replaces ?? [])]) {
    // Exchange names the days of all-day events by their midnight in a zone.
    if (start.isDate || time.isDate) days.add(dayOf(time, zones));
    else instants.add(instantOf(time));
  }
  return (at) => instants.has(instantOf(at)) || days.has(dayOf(at, zones));
}

function dayOf(time: Time, { local }: Zones): number {
  return Math.floor((time.zone === UTC ? local.clockOf(time.clock) : time.clock) / DAY_MS);
}
