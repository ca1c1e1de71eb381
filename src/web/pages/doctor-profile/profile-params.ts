import { reviewChoice, type ReviewChoice } from '#web/features/reviews/review-choice.ts';

/** The query parameters of a profile. */
export interface ProfileParams {
  /** The id of the doctor's service that is shown first. */
  doctorService: string | null;
  /** True if all reviews are shown at once. */
  isWhole: boolean;
  reviews: ReviewChoice;
}

export function profileParams(query: URLSearchParams): ProfileParams {
  return {
    doctorService: query.get('doctor_service_id'),
    isWhole: ['1', 'true'].includes(query.get('with_all_reviews') ?? ''),
    reviews: reviewChoice(query),
  };
}
