import { useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { ApiErrorItem } from '#shared/contract/errors.ts';
import type { Feedback } from '#shared/contract/reviews/feedback.ts';
import type { LeftFeedback } from '#shared/contract/reviews/moderation.ts';
import { isApiError, isServerFailure, NetworkError } from '#web/lib/failures/api-failure.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useApp } from '#web/lib/app.ts';
import { appointmentQuery, doctorQuery, reviewsQuery } from '#web/lib/query/queries.ts';
import { feedbackPayload, type FeedbackValues } from './feedback-values.ts';

/** Why nothing is known to be rated: without an answer, it may have been. */
export type FeedbackFailure = 'noAnswer' | 'server';

type Outcome =
  | { type: 'left' }
  | { type: 'refused'; errors: readonly ApiErrorItem[] }
  | { type: 'failed'; reason: FeedbackFailure };

/** Sends what a patient says of a visit; never rejects. */
export function useLeaveFeedback(appointment: Appointment) {
  const app = useApp();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { id, hash, doctor } = appointment;
  const query = appointmentQuery(app, id, hash);

  return async function leave(values: FeedbackValues): Promise<Outcome> {
    let feedback: Feedback;
    try {
      feedback = await api.createFeedback(feedbackPayload(appointment, values));
    } catch (error) {
      if (!isApiError(error) || isServerFailure(error)) {
        return { type: 'failed', reason: error instanceof NetworkError ? 'noAnswer' : 'server' };
      }
      // It may stand otherwise than this page knew: rated already, in another tab or unanswered.
      await queryClient.invalidateQueries(query);
      return { type: 'refused', errors: error.body.errors };
    }
    queryClient.setQueryData(
      query.queryKey,
      (known) => known && { ...known, feedback: leftFeedback(feedback), can_leave_feedback: false },
    );
    if (feedback.state === 'published') {
      void queryClient.invalidateQueries(doctorQuery(app, doctor.slug));
      void queryClient.invalidateQueries({ queryKey: reviewsQuery(app, doctor.slug).queryKey });
    }
    return { type: 'left' };
  };
}

function leftFeedback({ id, score, state }: Feedback): LeftFeedback {
  return { id, score, state, rejection_reason: null };
}
