import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { nameOfClinic } from '#server/features/catalogue/reference/name-of-clinic.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { ReceivedRow } from './received-rows.ts';

/** Presents a review to the clinic that received it. */
export function presentReceivedReview(context: RequestContext, row: ReceivedRow): ReceivedReview {
  const { site } = context;
  const iso = (at: number) => zonedIso(at, site.country.timeZone);
  const { reply, report } = row;
  return {
    id: row.id,
    author: row.author,
    score: row.score,
    comment: row.comment,
    language: row.language,
    evidence: row.evidence,
    created_at: iso(row.created_at.getTime()),
    doctor: {
      slug: row.doctor_slug,
      name: nameIn(context, row.doctor_names),
    },
    clinic: nameOfClinic(context, row.clinic_id),
    reply: reply && {
      text: reply.body,
      language: reply.language,
      clinic: nameOfClinic(context, reply.clinic_id),
      version: reply.version,
      state: reply.is_published
        ? 'published'
        : reply.rejection_reason === null
          ? 'waiting'
          : 'rejected',
      rejection_reason: reply.rejection_reason,
      submitted_at: iso(Date.parse(reply.submitted_at)),
      editable_until: editableUntil(row, site.clock()),
    },
    report: report && {
      reason: report.reason,
      reported_at: iso(Date.parse(report.created_at)),
    },
  };

  function editableUntil({ clinic_id: clinic }: ReceivedRow, now: number): string | null {
    const until = reply === null ? 0 : Date.parse(reply.editable_until);
    return reply?.clinic_id === clinic && until > now ? iso(until) : null;
  }
}
