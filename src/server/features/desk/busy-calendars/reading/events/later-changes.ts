import { DAY_MS } from '#shared/domain/time/durations.ts';
import { propertiesOf } from '../lines/components.ts';
import type { BusySpan, CalendarEvent } from './read-event.ts';
import { instantOf, type Time } from '../times/times.ts';
import { UnreadError } from '../unread-error.ts';

/** A change of an occurrence and of all later ones (`RANGE=THISANDFUTURE`). */
interface LaterChange {
  /** The instant of the first occurrence that changes, in epoch milliseconds. */
  readonly since: number;
  /** The time by which occurrences move; negative if they become earlier. In milliseconds. */
  readonly movesBy: number;
  /** Returns the busy time of an occurrence of the series; null if it is cancelled or free. */
  spanAt(at: Time): BusySpan | null;
}

/**
 * Returns the changes of a series, the latest first. Occurrences move by the difference of the clock times (RFC 5545,
 * 3.2.13), so that they stay at the same time of day when clocks change. Throws an `UnreadError` for a change of the
 * rule, and for one that names a date in a series of times or the other way round.
 */
export function laterChangesOf(
  { component }: CalendarEvent,
  series: Time,
  replaced: readonly CalendarEvent[],
): LaterChange[] {
  return replaced
    .filter(({ isLaterChange }) => isLaterChange)
    .flatMap((change): LaterChange[] => {
      const { replaces: id, start: first, isBusy, endOf } = change;
      if (id === null) return [];
      const repeated = ['RRULE', 'RDATE'].flatMap((name) => propertiesOf(change.component, name));
      const known = new Set(component.properties.map(({ text }) => text));
      const other = repeated.find(({ text }) => !known.has(text));
      if (other !== undefined) throw new UnreadError('unknown_rule', other.number);
      if (id.isDate !== series.isDate) throw new UnreadError('damaged', change.component.number);
      const since = instantOf(id);
      if (first === null || !isBusy) return [{ since, movesBy: 0, spanAt: () => null }];
      const movedBy = first.clock - series.zone.clockOf(since);
      const spanAt = (at: Time): BusySpan => {
        const moved = moveTo(first, at, movedBy);
        return [instantOf(moved), endOf(moved)];
      };
      return [{ since, movesBy: instantOf(first) - since, spanAt }];
    })
    .toSorted((one, other) => other.since - one.since);
}

/** Returns an occurrence at its new clock time, in the zone of the first one that changes. */
function moveTo({ isDate, zone }: Time, at: Time, movedBy: number): Time {
  // A whole day begins at the midnight before an occurrence, on the same day.
  const clock = at.clock + (isDate ? Math.ceil(movedBy / DAY_MS) * DAY_MS : movedBy);
  return { clock: isDate ? Math.floor(clock / DAY_MS) * DAY_MS : clock, isDate, zone };
}
