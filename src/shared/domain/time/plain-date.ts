import { DAY_MS } from '#shared/domain/time/durations.ts';

/** A calendar day without a time zone, `YYYY-MM-DD`. `<` and `===` compare such strings correctly. */
export type PlainDate = string;

const SHAPE = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** Returns the days from 1970-01-01 to `date`, negative before it. `date` must satisfy `isPlainDate`. */
export function epochDay(date: PlainDate): number {
  return Date.parse(`${date}T00:00Z`) / DAY_MS;
}

/** Returns the day `days` days after 1970-01-01. Throws a RangeError outside the range of dates. */
export function fromEpochDay(days: number): PlainDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns true for an existing day of the years 1900 to 2199. Other years are typing mistakes, and
 * PostgreSQL rejects some of them (0000) with an error.
 */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const days = epochDay(value);
  // JavaScript parses 2026-02-30 as 2 March.
  return !Number.isNaN(days) && fromEpochDay(days) === value;
}

/** Returns the day `days` days later, or earlier if negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(epochDay(date) + days);
}

/** Returns the same day of another month, or the last day of a shorter one. */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const target = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  const last = addDays(firstDayAfter(target), -1);
  const wanted = `${target}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Returns the first day after a month, given as `2026-11`. */
function firstDayAfter(month: string): PlainDate {
  return `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
}

/** Returns the days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return epochDay(to) - epochDay(from);
}

/** Returns the ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: PlainDate): number {
  // 1970-01-01 was a Thursday, the fourth day.
  const sinceMonday = (((epochDay(date) + 3) % 7) + 7) % 7;
  return sinceMonday + 1;
}

/** Returns the number of the ISO 8601 week, 1 to 53: weeks begin on Monday, and week 1 has the first Thursday. */
export function isoWeekOf(date: PlainDate): number {
  const thursday = addDays(date, 4 - weekdayOf(date));
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** Lists `count` consecutive days from `first` on. */
export function datesFrom(first: PlainDate, count: number): PlainDate[] {
  const start = epochDay(first);
  return Array.from({ length: count }, (_, index) => fromEpochDay(start + index));
}

/** Returns the later of two days. */
export function maxDate(a: PlainDate, b: PlainDate): PlainDate {
  return a < b ? b : a;
}

/** The first and the last day that can be chosen. */
export interface DayLimits {
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
}

/** Returns true for an existing day within the limits. */
export function isDayWithin(value: string, { min = value, max = value }: DayLimits): boolean {
  return isPlainDate(value) && value >= min && value <= max;
}
