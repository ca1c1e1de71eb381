import Type, { type Static } from 'typebox';
import { Entity, Id, Nullable } from './common.ts';

const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Every reason to reject a review; the author reads it in the page's language. */
export const REJECTION_REASONS = [
  'personal_data',
  'insult',
  'advertising',
  'not_about_visit',
  'unlawful',
  'author_request',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const ReviewStateField = Type.Enum([...REVIEW_STATES], {
  description: '`waiting` until staff have read it',
});

/** A patient's own review of a visit, with the decision about it. */
export const LeftFeedback = Entity({
  id: Id,
  score: Type.Integer({ minimum: 1, maximum: 10 }),
  state: ReviewStateField,
  rejection_reason: Nullable(Type.Enum([...REJECTION_REASONS])),
});
export type LeftFeedback = Static<typeof LeftFeedback>;
