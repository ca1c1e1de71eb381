import type { FastifyInstance } from 'fastify';
import type { RejectionReason } from '#shared/contract/booking/own-review.ts';
import type { Neutrality, Verdict } from '#shared/contract/reviews/staff-reviews.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { isBiased, rejectionShare } from '#shared/domain/reviews/neutrality.ts';
import { blankReview } from '#server/features/reviews/moderation/blank-review.ts';
import { findNextReview } from '#server/features/reviews/moderation/find-next-review.ts';
import {
  measureNeutrality,
  type MeasuredReviews,
} from '#server/features/reviews/moderation/measure-neutrality.ts';
import { moderateReview } from '#server/features/reviews/moderation/moderate-review.ts';
import { undoModeration } from '#server/features/reviews/moderation/undo-moderation.ts';
import { forbidden, validationError } from '#server/http/http-error.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { readStaffReply } from './present-staff-reply.ts';
import { presentStaffReview } from './present-staff-review.ts';
import { canOverturn, changeResponse, decisionOf, requireSeenReview } from './review-change.ts';

/** Registers the calls of the moderation of reviews. */
export function reviews(app: FastifyInstance): void {
  registerStaffEndpoints(app, staffEndpoints, {
    nextReview: async ({ http, caller, query }) => {
      const isSecondLook = query.queue === 'second_look';
      if (isSecondLook && !canOverturn(caller)) throw forbidden();
      const { after = null, after_reply: afterReply = null } = query;
      const { pool } = http.site.database;
      const { review, reply, count } = await findNextReview(pool, {
        isSecondLook,
        after,
        afterReply,
      });
      return {
        count,
        review: review && (await presentStaffReview(http.context, review)),
        reply: reply === null ? null : await readStaffReply(http.context, reply),
      };
    },
    neutrality: async ({ http }) => {
      const { low, high } = await measureNeutrality(http.site.database.pool);
      return { low: presentShare(low), high: presentShare(high), is_biased: isBiased(low, high) };
    },
    decideReview: async ({ http, caller, params, body }) => {
      const { version, verdict, reason } = body;
      const decision = { ...decisionOf(http, caller, params.id), version };
      await requireSeenReview(http, caller, decision);
      const outcome = await moderateReview(http.site.database.pool, {
        ...decision,
        ...verdictOf(verdict, reason),
      });
      return changeResponse(http, caller, { ...decision, outcome });
    },
    blankReview: async ({ http, caller, params, body }) => {
      const change = { ...decisionOf(http, caller, params.id), version: body.version };
      await requireSeenReview(http, caller, change);
      const outcome = await blankReview(http.site.database.pool, change, body.spans);
      if (outcome === 'invalid') throw validationError({ code: 'invalid', attr: 'spans' });
      return changeResponse(http, caller, { ...change, outcome });
    },
    undoReview: async ({ http, caller, params, body }) => {
      const change = { ...decisionOf(http, caller, params.id), version: body.version };
      const outcome = await undoModeration(http.site.database.pool, change);
      return changeResponse(http, caller, { ...change, outcome });
    },
  });
}

function verdictOf(verdict: Verdict, reason: RejectionReason | undefined) {
  if (verdict !== 'rejected') return { verdict };
  if (reason === undefined) throw validationError({ code: 'required', attr: 'reason' });
  return { verdict, reason, note: null };
}

function presentShare(reviews: MeasuredReviews): Neutrality['low'] {
  return { ...reviews, rejection_share: rejectionShare(reviews) };
}
