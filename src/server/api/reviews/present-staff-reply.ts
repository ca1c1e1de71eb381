import type { StaffReply } from '#shared/contract/reviews/staff-reviews.ts';
import { findReplyProblems } from '#shared/domain/reviews/replies/find-reply-problems.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { nameOfClinic } from '#server/features/catalogue/reference/name-of-clinic.ts';
import { findReply } from '#server/features/reviews/replies/find-reply.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentHistory } from '../endpoint/present-history.ts';

/** Returns a reply as moderators see it, with what may tell of the patient; null for an unknown one. */
export async function readStaffReply(
  context: RequestContext,
  id: number,
): Promise<StaffReply | null> {
  const { site } = context;
  const reply = await findReply(site.database.pool, id);
  if (reply === null) return null;
  return {
    id: reply.id,
    version: reply.version,
    language: reply.language,
    clinic: nameOfClinic(context, reply.clinic_id),
    text: reply.body,
    submitted_at: zonedIso(reply.submitted_at.getTime(), site.country.timeZone),
    state: reply.state,
    needs_second_look: reply.needs_second_look,
    marks: findReplyProblems(reply.body, [reply.author, reply.patient ?? '']),
    events: presentHistory(site, reply.events),
  };
}
