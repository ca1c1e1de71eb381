import type { Feedback, FeedbackPayload } from '#shared/contract/reviews/feedback.ts';
import { givenNameOf } from '#shared/domain/people/given-name.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { findAppointmentRow } from '#server/features/booking/appointments/find-appointment.ts';
import { eventAddressHash } from '#server/features/booking/appointment-events/address-hash.ts';
import { badRequest } from '#server/http/http-error.ts';

/** Inserts a review; the id is null if the appointment already has one. */
const callLeaveReview = prepared<
  { id: number | null },
  [
    appointment: number,
    doctor: number,
    service: number,
    author: string,
    score: number,
    comment: string,
    wouldRecommend: boolean | null,
    language: string,
    now: Date,
    addressHash: string,
  ]
>('leave_review', 'select leave_review($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as id');

const callPublishReview = prepared<{ done: boolean }, [review: number, now: Date]>(
  'publish_review',
  'select publish_review($1, $2) as done',
);

/**
 * Stores the review of the appointment with this hash; each has at most one. It waits for moderation,
 * unless the country publishes reviews at once. Throws a 400 for an appointment that is cancelled, not
 * over, a rehearsal or reviewed.
 *
 * @param address the network address of the client
 */
export async function leaveFeedback(
  { site }: RequestContext,
  { appointment, hash, score, ...payload }: FeedbackPayload,
  address: string,
): Promise<Feedback> {
  const row = await findAppointmentRow(site, appointment, hash);
  const now = site.clock();
  if (row.status === 'cancelled') throw badRequest('appointment_cancelled');
  if (now < row.ends_at.getTime() || row.source === 'rehearsal') throw badRequest('visit_not_over');
  const comment = (payload.comment ?? '').trim();
  const wouldRecommend = payload.would_recommend ?? null;
  const isPublished = !site.flags.feedbackModeration;
  const id = await withTransaction(site.database.pool, async (client) => {
    const [review] = await callLeaveReview(client, [
      appointment,
      row.doctor_id,
      row.service_id,
      givenNameOf(row.client_name),
      score,
      comment,
      wouldRecommend,
      row.language,
      new Date(now),
      eventAddressHash(site, address),
    ]);
    if (review === undefined || review.id === null) throw badRequest('feedback_exists');
    if (isPublished) await callPublishReview(client, [review.id, new Date(now)]);
    return review.id;
  });
  return {
    id,
    appointment,
    score,
    comment,
    would_recommend: wouldRecommend,
    state: isPublished ? 'published' : 'waiting',
    created_at: zonedIso(now, row.time_zone),
  };
}
