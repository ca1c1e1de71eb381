import type { ClinicBranchInSum } from '#shared/contract/catalogue/clinics.ts';
import { scoreOf } from '#server/features/doctors/index.ts';
import type { DoctorSum } from '#server/features/reference/index.ts';

type InSum = Pick<
  ClinicBranchInSum,
  'doctors_count' | 'feedback_count' | 'feedback_score' | 'min_price' | 'max_price'
>;

/** Converts the totals of the doctors of a clinic or branch to their API form. */
export function presentSum(sum: DoctorSum): InSum {
  return {
    doctors_count: sum.doctors_count,
    feedback_count: sum.feedback_count,
    feedback_score: scoreOf(sum),
    min_price: sum.min_price,
    max_price: sum.max_price,
  };
}
