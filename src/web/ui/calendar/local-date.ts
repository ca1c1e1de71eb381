/**
 * Converts a `YYYY-MM-DD` day to noon in the browser's time zone: some zones skip a midnight once a
 * year.
 */
export function toLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** Returns the day of a Date in the browser's time zone; the inverse of `toLocalDate`. */
export function toPlainDate(date: Date): string {
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1, 2)}-${part(date.getDate(), 2)}`;
}

/** Returns the first day of the month `months` later (earlier when negative), at noon. */
export function addMonths(date: Date, months: number): Date {
  return new Date(date.getFullYear(), date.getMonth() + months, 1, 12);
}
