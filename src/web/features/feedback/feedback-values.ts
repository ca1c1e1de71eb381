import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { FeedbackPayload } from '#shared/contract/reviews/feedback.ts';

/** The values of the form; '' if not answered. */
export interface FeedbackValues {
  /** A score from '1' to '10'. */
  score: string;
  comment: string;
  /** Either 'yes' or 'no'. */
  recommend: string;
}

/** Builds the payload of a review. */
export function feedbackPayload(
  { id, hash }: Pick<Appointment, 'id' | 'hash'>,
  { score, comment, recommend }: FeedbackValues,
): FeedbackPayload {
  return {
    appointment: id,
    hash,
    score: Number(score),
    comment,
    would_recommend: recommend === '' ? null : recommend === 'yes',
  };
}
