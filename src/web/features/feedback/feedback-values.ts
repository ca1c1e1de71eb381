import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { FeedbackPayload } from '#shared/contract/reviews/feedback.ts';

/** What stands in the form; '' is no answer. */
export interface FeedbackValues {
  /** '1' to '10'. */
  score: string;
  comment: string;
  /** 'yes' or 'no'. */
  recommend: string;
}

/** The answers as the API takes them. */
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
