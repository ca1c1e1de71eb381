/** The chosen parts of a date; '' for a part that is not chosen. Months and days count from 1. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

const noDate: DateParts = { year: '', month: '', day: '' };

/** Splits a plain date, "1987-02-09", into parts. */
export function splitDate(date: string | null): DateParts {
  const [year, month, day] = date?.split('-') ?? [];
  return year && month && day
    ? { year, month: String(Number(month)), day: String(Number(day)) }
    : noDate;
}

/** Returns the plain date, "1987-02-09", or null while a part is missing. */
export function joinDate({ year, month, day }: DateParts): string | null {
  return year && month && day
    ? `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null;
}

/**
 * Returns the number of days in the chosen month; 31 without a month, 29 for February without a
 * year.
 */
export function daysInMonth({ year, month }: DateParts): number {
  if (!month) return 31;
  // 2000 was a leap year; day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(Number(year || '2000'), Number(month), 0)).getUTCDate();
}

/** Returns the last month of the chosen year that is not after `last`. */
export function lastMonth({ year }: DateParts, last: string): number {
  const end = splitDate(last);
  return year === end.year ? Number(end.month) : 12;
}

/** Returns the last day of the chosen month that is not after `last`. */
export function lastDay(parts: DateParts, last: string): number {
  const end = splitDate(last);
  const isLastMonth = parts.year === end.year && parts.month === end.month;
  return isLastMonth ? Number(end.day) : daysInMonth(parts);
}

/**
 * Returns the parts after one of them changed. Clears a month or day that can no longer be chosen
 * rather than moving it: a date of birth never changes unnoticed.
 */
export function changeDatePart(
  parts: DateParts,
  change: Partial<DateParts>,
  last: string,
): DateParts {
  const next = { ...parts, ...change };
  if (Number(next.month) > lastMonth(next, last)) next.month = '';
  if (Number(next.day) > lastDay(next, last)) next.day = '';
  return next;
}
