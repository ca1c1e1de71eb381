import Type, { type Static } from 'typebox';
import { AppointmentHash } from '../booking/appointment-changes.ts';
import { DateTime, Entity, Id, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { ReviewStateField } from '../booking/own-review.ts';
import { routes } from '../routes.ts';

/** The feedback of a patient after the appointment. */
export const FeedbackPayload = Type.Object({
  appointment: Id,
  hash: AppointmentHash,
  score: Type.Integer({ minimum: 1, maximum: 10 }),
  comment: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  would_recommend: Type.Optional(Nullable(Type.Boolean())),
});
export type FeedbackPayload = Static<typeof FeedbackPayload>;

export const Feedback = Entity({
  id: Id,
  appointment: Id,
  score: Type.Integer({ minimum: 1, maximum: 10 }),
  comment: Type.String(),
  would_recommend: Nullable(Type.Boolean()),
  state: ReviewStateField,
  created_at: DateTime,
});
export type Feedback = Static<typeof Feedback>;

export const feedbackEndpoints = withRoutes(routes, {
  createFeedback: {
    tag: 'Feedback',
    summary: 'Rate an appointment after it',
    description: 'Once per appointment. It counts towards the rating once it is published.',
    flag: 'feedback',
    body: FeedbackPayload,
    success: { status: 201, schema: Feedback },
  },
});
