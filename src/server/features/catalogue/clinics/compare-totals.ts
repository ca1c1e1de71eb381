import { rankOf } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import type { DoctorTotals } from '#server/features/catalogue/reference/doctor-totals.ts';

/** Compares by rating, the best first; places without doctors come last. */
export function byRating(a: DoctorTotals, b: DoctorTotals): number {
  return Number(b.doctors_count > 0) - Number(a.doctors_count > 0) || rankOf(b) - rankOf(a);
}

/** Compares by minimum price, the lowest first; places without a price come last. */
export function byPrice(a: DoctorTotals, b: DoctorTotals): number {
  return Math.sign((a.min_price ?? Infinity) - (b.min_price ?? Infinity)) || byRating(a, b);
}
