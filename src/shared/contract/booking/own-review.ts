import Type, { type Static } from 'typebox';
import { Entity, Id, Nullable } from '../common.ts';

const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The reasons to reject a review; the author sees their text in the language of the page. */
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
  description: '`waiting` until staff have moderated it',
});

/** A patient's own review, with the moderation decision. */
export const OwnReview = Entity({
  id: Id,
  score: Type.Integer({ minimum: 1, maximum: 10 }),
  state: ReviewStateField,
  rejection_reason: Nullable(Type.Enum([...REJECTION_REASONS])),
});
export type OwnReview = Static<typeof OwnReview>;
