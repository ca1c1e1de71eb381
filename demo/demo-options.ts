import type { CountryCode } from '#shared/countries/codes.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';

/** The options of the generator. Equal options give equal rows; only dates depend on `today`. */
export interface DemoOptions {
  readonly country: CountryCode;
  /** The number of doctors. */
  readonly doctors: number;
  readonly seed: number;
  /** The current date in the country. */
  readonly today: PlainDate;
}

/** The step of every schedule in minutes. */
export const STEP_MINUTES = 30;
