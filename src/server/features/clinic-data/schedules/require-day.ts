import type { DayLimits, PlainDate } from '#shared/domain/time/plain-date.ts';
import { validationError } from '#server/http/http-error.ts';

/** Throws a 400 that names the nearest possible day for one outside of the limits. */
export function requireDay(attr: string, day: PlainDate, { min, max }: DayLimits): void {
  if (min !== undefined && day < min) {
    throw validationError({ code: 'day_too_early', attr, params: { day: min } });
  }
  if (max !== undefined && day > max) {
    throw validationError({ code: 'day_too_late', attr, params: { day: max } });
  }
}
