import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, IdParams, Nullable, Slug } from '../common.ts';
import { REPLY_PROBLEMS } from '#shared/domain/reviews/replies/find-reply-problems.ts';
import { REJECTION_REASONS, ReviewStateField } from '../booking/own-review.ts';
import { Review } from '../catalogue/reviews.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { withRoutes } from '../with-routes.ts';
import { History } from '../identity/staff-events.ts';

const QUEUES = ['waiting', 'second_look'] as const;

const VERDICTS = ['published', 'rejected', 'second_look'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const Verdict = Type.Enum([...VERDICTS]);

const MARKS = ['phone', 'email', 'url'] as const;
const MAX_SPANS = 500;

const Offset = Type.Integer({ minimum: 0 });
const Span = Type.Object({ start: Offset, end: Offset });
export const Version = Type.Integer({ minimum: 0, description: 'The version that the caller saw' });
const { author, score, language, evidence } = Review.properties;

/** A review as moderators see it. */
const StaffReview = Entity({
  id: Id,
  version: Version,
  author,
  score,
  language,
  evidence,
  text: Type.String({ description: 'As written; after the decision, as published' }),
  comment: Type.String({ description: 'As published, with personal data blanked out' }),
  would_recommend: Nullable(Type.Boolean()),
  created_at: DateTime,
  doctor: Entity({
    slug: Slug,
    name: Type.String(),
  }),
  state: ReviewStateField,
  needs_second_look: Type.Boolean(),
  marks: Type.Array(
    Entity({
      kind: Type.Enum([...MARKS]),
      start: Offset,
      end: Offset,
    }),
    { description: 'What looks like personal data, as UTF-16 offsets of `text`' },
  ),
  same_text: Type.Array(
    Entity({
      id: Id,
      doctor: Slug,
    }),
    { description: 'Other reviews with this text' },
  ),
  events: History,
});
export type StaffReview = Static<typeof StaffReview>;

export const ReplyProblem = Entity({
  kind: Type.Enum([...REPLY_PROBLEMS]),
  start: Offset,
  end: Offset,
});

/** A reply of a clinic as moderators see it, below the review. */
export const StaffReply = Entity({
  id: Id,
  version: Version,
  language,
  clinic: Type.String(),
  text: Type.String(),
  submitted_at: DateTime,
  state: ReviewStateField,
  needs_second_look: Type.Boolean(),
  marks: Type.Array(ReplyProblem, {
    description: 'What may tell of the patient, as UTF-16 offsets of `text`',
  }),
  events: History,
});
export type StaffReply = Static<typeof StaffReply>;

export const ChangeOutcome = Type.Enum(['done', 'changed'], {
  description: '`changed`: a colleague was faster, and nothing changed',
});

export const REVIEW_CHANGE = {
  tag: 'Reviews',
  permission: 'reviews.moderate',
  params: IdParams,
  success: {
    status: 200,
    schema: Entity({
      outcome: ChangeOutcome,
      review: Nullable(StaffReview),
    }),
  },
} as const;

const Share = Entity({
  count: Type.Integer(),
  rejected: Type.Integer(),
  rejection_share: Nullable(Type.Number({ description: '0 to 1' })),
  median_seconds: Nullable(Type.Number({ description: 'From the review to its decision' })),
});

export const Neutrality = Entity({ low: Share, high: Share, is_biased: Type.Boolean() });
export type Neutrality = Static<typeof Neutrality>;

export const staffReviewEndpoints = withRoutes(staffRoutes, {
  nextReview: {
    tag: 'Reviews',
    permission: 'reviews.moderate',
    summary: 'The next review or reply of a queue',
    description:
      'The oldest, or the one after the review `after`, or after the reply `after_reply`. With a reply, ' +
      'the review is the one that it answers. Only some roles take a second look.',
    query: Type.Object({
      queue: Type.Optional(Type.Enum([...QUEUES], { default: 'waiting' })),
      after: Type.Optional(Type.Integer({ ...Id })),
      after_reply: Type.Optional(Type.Integer({ ...Id })),
    }),
    success: {
      status: 200,
      schema: Entity({
        count: Type.Integer({ description: 'The length of the queue' }),
        review: Nullable(StaffReview),
        reply: Nullable(StaffReply),
      }),
    },
  },
  neutrality: {
    tag: 'Reviews',
    permission: 'reviews.moderate',
    summary: 'How the last reviews with low and with high scores were decided',
    description: 'The last 100 of each. `is_biased` if the shares differ by more than 5 points.',
    success: { status: 200, schema: Neutrality },
  },
  decideReview: {
    ...REVIEW_CHANGE,
    summary: 'Publish a review, reject it, or leave it to a second person',
    description: 'A repeated call changes nothing. A rejection needs a reason.',
    body: Type.Object({
      version: Version,
      verdict: Verdict,
      reason: Type.Optional(Type.Enum([...REJECTION_REASONS])),
    }),
  },
  blankReview: {
    ...REVIEW_CHANGE,
    summary: 'Blank personal data out of a waiting review',
    description: 'Replaces exactly these spans of `text`; without spans, the original is back.',
    body: Type.Object({ version: Version, spans: Type.Array(Span, { maxItems: MAX_SPANS }) }),
  },
  undoReview: {
    ...REVIEW_CHANGE,
    summary: 'Take the own last decision back',
    description: 'Within seconds, while the review has not changed since.',
    body: Type.Object({ version: Version }),
  },
});
