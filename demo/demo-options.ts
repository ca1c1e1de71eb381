import type { CountryCode } from '#shared/countries/codes.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';

/** What data to make. The same options give the same rows; only dates depend on `today`. */
export interface DemoOptions {
  readonly country: CountryCode;
  /** How many doctors. */
  readonly doctors: number;
  readonly seed: number;
  /** The day it is in the country. */
  readonly today: PlainDate;
}

/** Minutes of one step of every schedule. */
export const STEP_MINUTES = 30;
