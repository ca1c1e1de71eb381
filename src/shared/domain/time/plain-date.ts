/**
 * A calendar day without a time zone, `YYYY-MM-DD`. Such strings order as the days do, so `<` and
 * `===` compare them.
 */
export type PlainDate = string;

const DAY_MS = 86_400_000;
const SHAPE = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

/** Days from 1970-01-01 to `date`, negative before it. `date` must satisfy `isPlainDate`. */
export function epochDay(date: PlainDate): number {
  return Date.parse(`${date}T00:00Z`) / DAY_MS;
}

/** The day that is `days` days after 1970-01-01. Throws a RangeError for what is no day. */
export function fromEpochDay(days: number): PlainDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether the value is a day that exists, of the years 1900 to 2199: anything further off is a
 * typing mistake, and PostgreSQL refuses some of it (the year 0000) with an error.
 */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const days = epochDay(value);
  // Engines read 2026-02-30 as 2 March.
  return !Number.isNaN(days) && fromEpochDay(days) === value;
}

/** The day `days` days later, earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(epochDay(date) + days);
}

/** Days from `from` to `to`: negative when `to` is the earlier one. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return epochDay(to) - epochDay(from);
}

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export function weekdayOf(date: PlainDate): number {
  // 1970-01-01 was a Thursday, the fourth day.
  const sinceMonday = (((epochDay(date) + 3) % 7) + 7) % 7;
  return sinceMonday + 1;
}

/** `count` consecutive days, `first` among them. */
export function datesFrom(first: PlainDate, count: number): PlainDate[] {
  const start = epochDay(first);
  return Array.from({ length: count }, (_, index) => fromEpochDay(start + index));
}

/** The later one of two days. */
export function maxDate(a: PlainDate, b: PlainDate): PlainDate {
  return a < b ? b : a;
}
