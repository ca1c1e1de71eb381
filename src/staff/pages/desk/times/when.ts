import type { PartOfDay } from '#shared/domain/desk/parts-of-day.ts';
import {
  addDays,
  addMonths,
  isPlainDate,
  weekdayOf,
  type PlainDate,
} from '#shared/domain/time/plain-date.ts';

/** The desk books a year ahead. */
export const MAX_DAYS = 364;

/** The start of a search, as people say it; `date` is a day that is typed. */
export type Distance =
  | 'now'
  | 'tomorrow'
  | 'next_week'
  | 'two_weeks'
  | 'one_month'
  | 'three_months'
  | 'six_months'
  | 'date';

/** When an appointment is wanted. */
export interface When {
  readonly part: PartOfDay;
  readonly distance: Distance;
  /** The typed day; not always one. */
  readonly date: string;
}

/** Returns the first day that is wanted; null while no day is typed. */
export function firstDay({ distance, date }: When, today: PlainDate): PlainDate | null {
  switch (distance) {
    case 'now':
      return today;
    case 'tomorrow':
      return addDays(today, 1);
    case 'next_week':
      return addDays(today, 8 - weekdayOf(today));
    case 'two_weeks':
      return addDays(today, 14);
    case 'one_month':
      return addMonths(today, 1);
    case 'three_months':
      return addMonths(today, 3);
    case 'six_months':
      return addMonths(today, 6);
    case 'date':
      return isPlainDate(date) ? date : null;
  }
}
