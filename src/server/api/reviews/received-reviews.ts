import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { deleteReply } from '#server/features/reviews/replies/delete-reply.ts';
import {
  listReceivedReviews,
  requireReceived,
} from '#server/features/reviews/replies/list-received-reviews.ts';
import { presentReceivedReview } from '#server/features/reviews/replies/present-received-review.ts';
import { reportReview } from '#server/features/reviews/replies/report-review.ts';
import { saveReply } from '#server/features/reviews/replies/save-reply.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

/** Registers the calls by which clinics read, answer and report their reviews. */
export function receivedReviews(app: FastifyInstance): void {
  registerStaffEndpoints(app, staffEndpoints, {
    receivedReviews: ({ http, caller, query }) => listReceivedReviews(http.context, caller, query),
    saveReply: async ({ http, caller, params, body }) => {
      const saved = await saveReply(http.context, caller, params.id, body);
      const row = await requireReceived(http.context, caller, params.id);
      return { ...saved, review: presentReceivedReview(http.context, row) };
    },
    deleteReply: async ({ http, caller, params, body }) => {
      const outcome = await deleteReply(http.context, caller, params.id, body.version);
      const row = await requireReceived(http.context, caller, params.id);
      return { outcome, review: presentReceivedReview(http.context, row) };
    },
    reportReview: async ({ http, caller, params, body }) => {
      await reportReview(http.context, caller, params.id, body);
      const row = await requireReceived(http.context, caller, params.id);
      return presentReceivedReview(http.context, row);
    },
  });
}
