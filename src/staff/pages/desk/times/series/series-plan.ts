import { MAX_SERIES_INTERVAL } from '#shared/domain/desk/series.ts';
import {
  addDays,
  isDayWithin,
  isPlainDate,
  maxDate,
  type PlainDate,
} from '#shared/domain/time/plain-date.ts';

/** The days from one appointment to the next; `other` ones are typed. */
export const INTERVALS = ['7', '14', '28', 'other'] as const;

/** A series as it is typed. */
export interface SeriesPlan {
  readonly count: number;
  readonly interval: (typeof INTERVALS)[number];
  /** The typed days; not always a number. */
  readonly days: string;
  /** The typed first day, not always one; null for the one that follows from the appointment. */
  readonly first: string | null;
}

export const NEW_SERIES: SeriesPlan = { count: 6, interval: '7', days: '', first: null };

/** The days between which a series can begin. */
interface Limits {
  readonly min: PlainDate;
  readonly max: PlainDate;
}

/**
 * Returns the days from one appointment to the next (null while no valid number is typed) and the first day: by default one
 * interval after the day of the earlier appointment, or today if that has passed.
 */
export function seriesDays(
  { interval, days, first }: SeriesPlan,
  earlier: PlainDate,
  { min, max }: Limits,
): { readonly interval: number | null; readonly first: string } {
  const typed = interval === 'other' ? days.trim() : interval;
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  const isValid = number >= 1 && number <= MAX_SERIES_INTERVAL;
  const next = maxDate(min, addDays(earlier, isValid ? number : 0));
  return {
    interval: isValid ? number : null,
    first: first ?? (next < max ? next : max),
  };
}

/** Returns true for a first day that the desk books. */
export function isFirstDay(first: string, limits: Limits): boolean {
  return isPlainDate(first) && isDayWithin(first, limits);
}
