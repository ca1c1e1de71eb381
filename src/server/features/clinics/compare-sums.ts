import type { DoctorSum } from '#server/features/reference/index.ts';

/** As for doctors: ten imaginary reviews of 8 keep a single 10 from standing above a hundred 9s. */
function rankOf({ feedback_count: count, feedback_sum: sum }: DoctorSum): number {
  return (sum + 80) / (count + 10);
}

/** The best rated first; where no doctor receives last. */
export function byRating(a: DoctorSum, b: DoctorSum): number {
  return Number(b.doctors_count > 0) - Number(a.doctors_count > 0) || rankOf(b) - rankOf(a);
}

/** The least price first; unknown ones last. */
export function byPrice(a: DoctorSum, b: DoctorSum): number {
  return Math.sign((a.min_price ?? Infinity) - (b.min_price ?? Infinity)) || byRating(a, b);
}
