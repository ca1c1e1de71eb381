import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { findContacts } from '#shared/domain/reviews/find-contacts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { findSameText } from '#server/features/reviews/moderation/find-same-text.ts';
import type { ModeratedReview } from '#server/features/reviews/moderation/moderated-review.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { listStaffEvents } from '#server/features/identity/staff-events/list-staff-events.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentHistory } from '../endpoint/present-history.ts';

/** Presents a review to moderators, with its automatic marks and its history. */
export async function presentStaffReview(
  context: RequestContext,
  review: ModeratedReview,
): Promise<StaffReview> {
  const { site } = context;
  const { pool } = site.database;
  const text = review.original_comment ?? review.comment;
  const sameText = await findSameText(pool, [review.id, review.comment]);
  return {
    id: review.id,
    version: review.version,
    author: review.author,
    score: review.score,
    text,
    comment: review.comment,
    language: review.language,
    would_recommend: review.would_recommend,
    evidence: review.evidence,
    created_at: zonedIso(review.created_at.getTime(), site.country.timeZone),
    doctor: {
      slug: review.doctor_slug,
      name: nameIn(context, review.doctor_names),
    },
    state: review.state,
    needs_second_look: review.needs_second_look,
    marks: [...findContacts(text)],
    same_text: sameText.map(({ id, doctor_slug: doctor }) => ({ id, doctor })),
    events: presentHistory(site, await listStaffEvents(pool, ['review', review.id])),
  };
}
