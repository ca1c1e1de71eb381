/** What is chosen so far of a date; '' for a part that is not. Months and days count from 1. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

const noDate: DateParts = { year: '', month: '', day: '' };

/** The parts of a plain date, "1987-02-09". */
export function splitDate(date: string | null): DateParts {
  const [year, month, day] = date?.split('-') ?? [];
  return year && month && day
    ? { year, month: String(Number(month)), day: String(Number(day)) }
    : noDate;
}

/** The plain date, "1987-02-09", or null while a part is missing. */
export function joinDate({ year, month, day }: DateParts): string | null {
  return year && month && day
    ? `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null;
}

/** Days of the chosen month; 31 while no month is chosen, 29 for a February of no year. */
export function daysInMonth({ year, month }: DateParts): number {
  if (!month) return 31;
  // 2000 was a leap year; day 0 of the next month is the last of this one.
  return new Date(Date.UTC(Number(year || '2000'), Number(month), 0)).getUTCDate();
}

/** The last month of the chosen year that is not after `last`. */
export function lastMonth({ year }: DateParts, last: string): number {
  const end = splitDate(last);
  return year === end.year ? Number(end.month) : 12;
}

/** The last day of the chosen month that is not after `last`. */
export function lastDay(parts: DateParts, last: string): number {
  const end = splitDate(last);
  const isLastMonth = parts.year === end.year && parts.month === end.month;
  return isLastMonth ? Number(end.day) : daysInMonth(parts);
}

/**
 * Returns the parts after one of them changed. A month or day that can no longer be chosen is taken
 * back rather than moved: a date of birth never changes unseen.
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
