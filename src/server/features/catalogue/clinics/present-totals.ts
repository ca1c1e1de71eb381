import type { ClinicBranchWithTotals } from '#shared/contract/catalogue/clinics.ts';
import { scoreOf } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import type { DoctorTotals } from '#server/features/catalogue/reference/doctor-totals.ts';

type Totals = Pick<
  ClinicBranchWithTotals,
  'doctors_count' | 'feedback_count' | 'feedback_score' | 'min_price' | 'max_price'
>;

/** Converts the totals of the doctors of a clinic or branch to their API form. */
export function presentTotals(totals: DoctorTotals): Totals {
  return {
    doctors_count: totals.doctors_count,
    feedback_count: totals.feedback_count,
    feedback_score: scoreOf(totals),
    min_price: totals.min_price,
    max_price: totals.max_price,
  };
}
