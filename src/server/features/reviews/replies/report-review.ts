import type { ReportReason } from '#shared/domain/reviews/replies/reply-rules.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireReceived } from './list-received-reviews.ts';

const insertReport = prepared<
  { id: number },
  [review: number, clinic: number, reason: ReportReason, comment: string, actor: string, now: Date]
>(
  'insert_review_report',
  `with reported as (
     insert into review_report (review_id, clinic_id, reason, comment, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (review_id, clinic_id) do nothing returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $6, $5::text, 'created', 'review_report', id from reported
   returning subject_id::integer as id`,
);

/**
 * Reports a review to the operator, once per clinic; the review stays as it is. Throws a 404 for a review
 * out of reach.
 */
export async function reportReview(
  context: RequestContext,
  caller: Caller,
  review: number,
  { reason, comment }: { reason: ReportReason; comment: string },
): Promise<void> {
  const { site } = context;
  const { clinic_id: clinic } = await requireReceived(context, caller, review);
  const actor = clinicActor(caller.username);
  const now = new Date(site.clock());
  await insertReport(site.database.pool, [review, clinic, reason, comment.trim(), actor, now]);
}
