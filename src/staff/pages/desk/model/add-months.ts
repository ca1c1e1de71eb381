import type { PlainDate } from '#shared/domain/time/plain-date.ts';

/** Adds months to a day; a day that the month does not have becomes its last. */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const date = new Date(`${day}T00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}
