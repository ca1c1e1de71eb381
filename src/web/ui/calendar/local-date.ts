/** A day, `YYYY-MM-DD`, as the browser's own zone has it, at noon: some zones skip a midnight once a year. */
export function toLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The day that a moment falls on in the browser's own zone: `toLocalDate` undone. */
export function toPlainDate(date: Date): string {
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1, 2)}-${part(date.getDate(), 2)}`;
}

/** The first of the month that is so many months later, earlier when negative; at noon. */
export function addMonths(date: Date, months: number): Date {
  return new Date(date.getFullYear(), date.getMonth() + months, 1, 12);
}
