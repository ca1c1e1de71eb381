import type { ReviewState } from '#shared/contract/reviews/moderation.ts';
import type { Tables } from '#server/db/tables.ts';

/** A review as staff see it. */
export interface ModeratedReview extends Omit<
  Tables['review'],
  'doctor_id' | 'service_id' | 'is_published' | 'moderated_at' | 'moderated_by'
> {
  doctor_slug: string;
  state: ReviewState;
}

export const SELECT_MODERATED = `
  select r.id, r.appointment_id::integer, d.slug as doctor_slug, r.author, r.score, r.comment,
    r.would_recommend, r.language, r.evidence, r.created_at, review_state(r) as state,
    r.rejection_reason, r.rejection_note
  from review r join doctor d on d.id = r.doctor_id`;
