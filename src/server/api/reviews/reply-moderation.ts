import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { StaffReply } from '#shared/contract/reviews/staff-reviews.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { findReply } from '#server/features/reviews/replies/find-reply.ts';
import {
  moderateReply,
  undoReplyDecision,
} from '#server/features/reviews/replies/moderate-reply.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { notFound, validationError } from '#server/http/http-error.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { readStaffReply } from './present-staff-reply.ts';
import { canOverturn } from './review-change.ts';

/** Registers the moderation of the replies of clinics. */
export function replyModeration(app: FastifyInstance): void {
  registerStaffEndpoints(app, staffEndpoints, {
    decideReply: async ({ http, caller, params, body }) => {
      const { version, verdict, reason = null } = body;
      const isRejection = verdict === 'rejected';
      if (isRejection && reason === null)
        throw validationError({ code: 'required', attr: 'reason' });
      const decision = { ...decisionOf(http, caller, params.id), version };
      await requireSeenReply(http, caller, decision);
      const { pool } = http.site.database;
      const outcome = await moderateReply(pool, decision, verdict, isRejection ? reason : null);
      return replyResponse(http, caller, { reply: params.id, outcome });
    },
    undoReply: async ({ http, caller, params, body }) => {
      const decision = { ...decisionOf(http, caller, params.id), version: body.version };
      const outcome = await undoReplyDecision(http.site.database.pool, decision);
      return replyResponse(http, caller, { reply: params.id, outcome });
    },
  });
}

function decisionOf({ site }: FastifyRequest, { username }: StaffUser, reply: number) {
  return { reply, actor: consoleActor(username), now: site.clock() };
}

/** Throws a 404 for an unknown reply, and for one that was left to a second person. */
async function requireSeenReply(
  { site }: FastifyRequest,
  caller: StaffUser,
  { reply, version }: { reply: number; version: number },
): Promise<void> {
  const found = await findReply(site.database.pool, reply);
  const isHidden = found?.needs_second_look === true && !canOverturn(caller);
  if (found === null || (isHidden && found.version === version)) throw notFound();
}

async function replyResponse(
  http: FastifyRequest,
  caller: StaffUser,
  { reply: id, outcome }: { reply: number; outcome: string },
): Promise<{ outcome: 'done' | 'changed'; reply: StaffReply | null }> {
  const reply = await readStaffReply(http.context, id);
  const isVisible = reply !== null && (!reply.needs_second_look || canOverturn(caller));
  return {
    outcome: outcome === 'done' ? 'done' : 'changed',
    reply: isVisible ? reply : null,
  };
}
