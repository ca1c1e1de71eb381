import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';

/** Returns the first day of a date's month. */
export function firstOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01`;
}

/** Returns the first day of the month after a date. */
export function firstOfNextMonth(date: PlainDate): PlainDate {
  // Every month has a 28th, and ends at most three days after it.
  return firstOfMonth(addDays(`${date.slice(0, 7)}-28`, 4));
}
