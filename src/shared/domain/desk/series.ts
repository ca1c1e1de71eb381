/** The numbers of appointments in a series. */
export const MIN_SERIES = 2;
export const MAX_SERIES = 12;

/** The most days from one appointment of a series to the next: two of half a year fit into the year that the desk books. */
export const MAX_SERIES_INTERVAL = 180;

/** Patients keep about the same weekday. */
const MAX_DAYS_AROUND = 3;

/**
 * Returns how many days a time may lie beside its day in a series with so many days between two: less than half of them, so
 * that no two share a day.
 */
export function daysAround(interval: number): number {
  return Math.min(MAX_DAYS_AROUND, Math.floor((interval - 1) / 2));
}
