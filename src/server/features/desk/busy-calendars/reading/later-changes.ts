import type ICAL from 'ical.js';
import { endsOf, instantOf, timeOf, type BusySpan } from './event-times.ts';
import type { Zones } from './zones.ts';

const DAY_SECONDS = 86_400;

/** A change of an occurrence and of all later ones (`RANGE=THISANDFUTURE`). */
export interface LaterChange {
  /** The instant of the first occurrence that changes, in epoch milliseconds. */
  readonly since: number;
  /** The time by which occurrences move; negative if they become earlier. In milliseconds. */
  readonly movesBy: number;
  /** Returns the busy time of an occurrence of the series; null if it is cancelled or free. */
  spanAt(at: ICAL.Time): BusySpan | null;
}

export const isLaterChange = (event: ICAL.Component): boolean =>
  event.getFirstProperty('recurrence-id')?.getFirstParameter('range')?.toUpperCase() ===
  'THISANDFUTURE';

/**
 * Returns the changes of a series, the latest first. Occurrences move by the difference of the clock times (RFC 5545,
 * 3.2.13), so that they stay at the same time of day when clocks change.
 */
export function laterChangesOf(
  start: ICAL.Time,
  replaced: readonly ICAL.Component[],
  zones: Zones,
  isBusy: (event: ICAL.Component) => boolean,
): LaterChange[] {
  return replaced
    .filter(isLaterChange)
    .flatMap((event): LaterChange[] => {
      const id = timeOf(event, 'recurrence-id', zones);
      if (id === null) return [];
      const since = instantOf(id);
      const first = timeOf(event, 'dtstart', zones);
      if (first === null || !isBusy(event)) return [{ since, movesBy: 0, spanAt: () => null }];
      const movedBy = clockSeconds(first) - clockSeconds(id.convertToZone(start.zone));
      const endOf = endsOf(event, first, zones);
      const spanAt = (at: ICAL.Time): BusySpan => {
        const moved = moveTo(first, at, movedBy);
        return [instantOf(moved), endOf(moved)];
      };
      return [{ since, movesBy: instantOf(first) - since, spanAt }];
    })
    .toSorted((one, other) => other.since - one.since);
}

/** Returns the time of the clock as if it were in UTC, in seconds. */
const clockSeconds = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;

/** Returns an occurrence at its new clock time, in the zone of the first one that changes. */
function moveTo(first: ICAL.Time, at: ICAL.Time, seconds: number): ICAL.Time {
  const moved = at.clone();
  moved.isDate = first.isDate;
  moved.zone = first.zone;
  // A whole day begins at the midnight before an occurrence, on the same day.
  const days = (first.isDate ? Math.ceil : Math.floor)(seconds / DAY_SECONDS);
  moved.adjust(days, 0, 0, seconds - days * DAY_SECONDS);
  return moved;
}
