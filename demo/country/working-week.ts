import type { CountryCode } from '#shared/countries/codes.ts';

/** The opening days of clinics in a country, numbered from 1 (Monday) to 7 (Sunday). */
export interface WorkingWeek {
  readonly days: readonly number[];
  /** The working day that ends at noon. */
  readonly halfDay: number | null;
  /** The extra day on which some doctors work a few hours. */
  readonly extraDay: number;
  /** The share of doctors who work on the extra day. */
  readonly extraDayShare: number;
}

const MONDAY_TO_FRIDAY: readonly number[] = [1, 2, 3, 4, 5];

export const WORKING_WEEKS = {
  kz: { days: MONDAY_TO_FRIDAY, halfDay: null, extraDay: 6, extraDayShare: 0.45 },
  kg: { days: MONDAY_TO_FRIDAY, halfDay: null, extraDay: 6, extraDayShare: 0.45 },
  hu: { days: MONDAY_TO_FRIDAY, halfDay: null, extraDay: 6, extraDayShare: 0.15 },
  ro: { days: MONDAY_TO_FRIDAY, halfDay: null, extraDay: 6, extraDayShare: 0.25 },
  // Since 2022 the weekend of the Emirates is Saturday and Sunday, and Friday ends at noon.
  ae: { days: MONDAY_TO_FRIDAY, halfDay: 5, extraDay: 6, extraDayShare: 0.4 },
} as const satisfies Record<CountryCode, WorkingWeek>;
