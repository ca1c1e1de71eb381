import Type, { type Static } from 'typebox';
import {
  MAX_REPLY_LENGTH,
  MAX_REPORT_LENGTH,
  REPLY_REJECTION_REASONS,
  REPORT_REASONS,
  SCORE_RANGES,
} from '#shared/domain/reviews/replies/reply-rules.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { DateTime, Entity, Id, IdParams, Nullable, Slug } from '../../common.ts';
import { ReviewStateField } from '../../booking/own-review.ts';
import { Review } from '../../catalogue/reviews.ts';
import { Cursor } from '#shared/contract/staff/cursor.ts';
import {
  ChangeOutcome,
  REVIEW_CHANGE,
  ReplyProblem,
  StaffReply,
  Verdict,
  Version,
} from '../staff-reviews.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const RECEIVED_STATES = ['unanswered', 'answered'] as const;
const OUTCOMES = ['done', 'stopped', 'changed', 'too_late'] as const;

const { author, score, comment, language, evidence } = Review.properties;

const ReviewedDoctor = Entity({ slug: Slug, name: Type.String() });

/** A published review as the clinic sees it, with its own reply and report. */
export const ReceivedReview = Entity({
  id: Id,
  author,
  score,
  comment,
  language,
  evidence,
  created_at: DateTime,
  doctor: ReviewedDoctor,
  clinic: Type.String({ description: 'The clinic that may reply' }),
  reply: Nullable(
    Entity({
      text: Type.String({
        description: 'Empty for the reply of another clinic that is not published',
      }),
      language: Type.String(),
      clinic: Type.String(),
      version: Version,
      state: ReviewStateField,
      rejection_reason: Nullable(Type.Enum([...REPLY_REJECTION_REASONS])),
      submitted_at: DateTime,
      editable_until: Nullable(DateTime),
    }),
  ),
  report: Nullable(
    Entity({
      reason: Type.Enum([...REPORT_REASONS]),
      reported_at: DateTime,
    }),
  ),
});
export type ReceivedReview = Static<typeof ReceivedReview>;

const REPLY_CHANGED = {
  status: 200,
  schema: Entity({ outcome: ChangeOutcome, reply: Nullable(StaffReply) }),
} as const;

const call = { tag: 'Reviews' } as const;

export const replyEndpoints = withRoutes(staffRoutes, {
  receivedReviews: {
    ...call,
    permission: 'received_reviews.view',
    summary: 'The published reviews of the clinics or branches of the account',
    description: 'The newest first, in pages. A doctor gets the own ones.',
    query: Type.Object({
      state: Type.Optional(Type.Enum([...RECEIVED_STATES], { default: 'unanswered' })),
      score: Type.Optional(
        Type.Enum([...SCORE_RANGES], {
          description: 'Low is up to 4, middle up to 7',
        }),
      ),
      doctor: Type.Optional(Slug),
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'A part of the text or of the author' }),
      ),
      cursor: Type.Optional(Cursor),
    }),
    success: {
      status: 200,
      schema: Entity({
        unanswered: Type.Integer({ description: 'The number of reviews without a reply' }),
        doctors: Type.Array(ReviewedDoctor, { description: 'Those with reviews, to filter by' }),
        results: Type.Array(ReceivedReview),
        next: Nullable(Cursor),
      }),
    },
  },
  saveReply: {
    ...call,
    permission: 'received_reviews.reply',
    summary: 'Reply to a review, or change the reply',
    description:
      'Once per review; it can be changed for 24 hours, or after a rejection. It appears when an ' +
      'operator has published it. `stopped`: it tells of the patient. `changed`: a colleague was ' +
      'faster. `too_late`: the time to change it has ended.',
    params: IdParams,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: MAX_REPLY_LENGTH, pattern: '\\S' }),
      language: Type.Enum([...LANGUAGES], { description: 'One of the country' }),
      version: Nullable(Version),
    }),
    success: {
      status: 200,
      schema: Entity({
        outcome: Type.Enum([...OUTCOMES]),
        problems: Type.Array(ReplyProblem, { description: 'As UTF-16 offsets of the text' }),
        review: ReceivedReview,
      }),
    },
  },
  deleteReply: {
    ...call,
    permission: 'received_reviews.reply',
    summary: 'Delete the reply to a review',
    description:
      'At any time, in every state; patients no longer see it, and the review can be answered again. ' +
      '`changed`: a colleague or an operator was faster, and nothing changed.',
    params: IdParams,
    body: Type.Object({ version: Version }),
    success: {
      status: 200,
      schema: Entity({ outcome: Type.Enum(['done', 'changed']), review: ReceivedReview }),
    },
  },
  reportReview: {
    ...call,
    permission: 'received_reviews.report',
    summary: 'Report a review to the operator',
    description: 'Once per review and clinic. The review stays until an operator has decided.',
    params: IdParams,
    body: Type.Object({
      reason: Type.Enum([...REPORT_REASONS]),
      comment: Type.String({ maxLength: MAX_REPORT_LENGTH }),
    }),
    success: { status: 200, schema: ReceivedReview },
  },
  decideReply: {
    ...REVIEW_CHANGE,
    success: REPLY_CHANGED,
    summary: 'Publish a reply, reject it, or leave it to a second person',
    description:
      'A repeated call changes nothing. A rejection needs a reason; a published reply can be rejected too.',
    body: Type.Object({
      version: Version,
      verdict: Verdict,
      reason: Type.Optional(Type.Enum([...REPLY_REJECTION_REASONS])),
    }),
  },
  undoReply: {
    ...REVIEW_CHANGE,
    success: REPLY_CHANGED,
    summary: 'Take the own last decision about a reply back',
    description: 'Within seconds, while the reply has not changed since.',
    body: Type.Object({ version: Version }),
  },
});
