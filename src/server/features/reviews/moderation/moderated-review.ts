import type { ReviewState } from '#shared/contract/booking/own-review.ts';
import type { Tables } from '#server/db/tables.ts';

/** A review as staff see it. */
export interface ModeratedReview extends Omit<
  Tables['review'],
  'doctor_id' | 'service_id' | 'is_published' | 'moderated_at' | 'moderated_by'
> {
  doctor_slug: string;
  doctor_names: Tables['doctor']['names'];
  state: ReviewState;
}

export const SELECT_MODERATED = `
  select r.id, r.appointment_id::integer, d.slug as doctor_slug, d.names as doctor_names, r.author,
    r.score, r.comment, r.original_comment, r.would_recommend, r.language, r.evidence, r.created_at,
    r.version, r.needs_second_look, review_state(r) as state, r.rejection_reason, r.rejection_note
  from review r join doctor d on d.id = r.doctor_id`;

export const IS_WAITING = 'not r.is_published and r.rejection_reason is null';
