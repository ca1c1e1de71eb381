import type { CountryCode } from '#shared/countries/codes.ts';

/** When clinics of a country are open. Days are numbered from 1, Monday, to 7, Sunday. */
export interface WorkingWeek {
  readonly days: readonly number[];
  /** A working day that ends at noon. */
  readonly halfDay: number | null;
  /** The day on which some doctors receive for a few hours more. */
  readonly extraDay: number;
  /** The share of doctors who do. */
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
