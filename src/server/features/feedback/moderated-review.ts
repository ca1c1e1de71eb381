import type { Review } from '#shared/contract/doctors.ts';
import type { RejectionReason, ReviewState } from '#shared/contract/moderation.ts';

/** A review as staff see it. */
export interface ModeratedReview {
  id: number;
  appointment_id: number | null;
  doctor_slug: string;
  author: string;
  score: number;
  comment: string;
  would_recommend: boolean | null;
  language: string;
  evidence: Review['evidence'];
  created_at: Date;
  state: ReviewState;
  rejection_reason: RejectionReason | null;
  rejection_note: string | null;
}

export const SELECT_MODERATED = `
  select r.id, r.appointment_id::integer, d.slug as doctor_slug, r.author, r.score, r.comment,
    r.would_recommend, r.language, r.evidence, r.created_at, review_state(r) as state,
    r.rejection_reason, r.rejection_note
  from review r join doctor d on d.id = r.doctor_id`;
