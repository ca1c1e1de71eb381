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

/**
 * The parts after one of them changed. A day that the month does not have is taken back rather than
 * moved: nobody's date of birth is changed behind their back.
 */
export function changeDatePart(parts: DateParts, change: Partial<DateParts>): DateParts {
  const next = { ...parts, ...change };
  return Number(next.day) > daysInMonth(next) ? { ...next, day: '' } : next;
}
