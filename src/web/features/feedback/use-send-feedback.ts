import { useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { ApiErrorItem } from '#shared/contract/errors.ts';
import type { Feedback } from '#shared/contract/reviews/feedback.ts';
import type { OwnReview } from '#shared/contract/booking/own-review.ts';
import { isApiError, isServerFailure, NetworkError } from '#web/lib/failures/api-failure.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useApp } from '#web/lib/app.ts';
import { appointmentQuery, doctorQuery, reviewsOfDoctor } from '#web/lib/query/queries.ts';
import { feedbackPayload, type FeedbackValues } from './feedback-values.ts';

/** The reason of a failure. With `noResponse`, the review may have been saved. */
export type FeedbackFailure = 'noResponse' | 'server';

type Outcome =
  | { type: 'sent' }
  | { type: 'rejected'; errors: readonly ApiErrorItem[] }
  | { type: 'failed'; reason: FeedbackFailure };

/** Returns a function that sends a review. It never rejects. */
export function useSendFeedback(appointment: Appointment) {
  const app = useApp();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { id, hash, doctor } = appointment;
  const query = appointmentQuery(app, id, hash);

  return async function send(values: FeedbackValues): Promise<Outcome> {
    let feedback: Feedback;
    try {
      feedback = await api.createFeedback(feedbackPayload(appointment, values));
    } catch (error) {
      if (!isApiError(error) || isServerFailure(error)) {
        return { type: 'failed', reason: error instanceof NetworkError ? 'noResponse' : 'server' };
      }
      // The cached appointment may be outdated: the review was sent in another tab, or a response
      // was lost.
      await queryClient.invalidateQueries(query);
      return { type: 'rejected', errors: error.body.errors };
    }
    queryClient.setQueryData(
      query.queryKey,
      (cached) =>
        cached && { ...cached, feedback: sentFeedback(feedback), can_leave_feedback: false },
    );
    if (feedback.state === 'published') {
      void queryClient.invalidateQueries(doctorQuery(app, doctor.slug));
      void queryClient.invalidateQueries({ queryKey: reviewsOfDoctor(doctor.slug) });
    }
    return { type: 'sent' };
  };
}

function sentFeedback({ id, score, state }: Feedback): OwnReview {
  return { id, score, state, rejection_reason: null };
}
