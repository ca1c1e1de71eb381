import type { ClinicReview, Review } from '#shared/contract/catalogue/reviews.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { nameOfClinic } from '#server/features/catalogue/reference/name-of-clinic.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';

export type ReviewRow = Pick<
  Tables['review'],
  'id' | 'author' | 'score' | 'comment' | 'language' | 'service_id' | 'created_at' | 'evidence'
> & {
  /** Undefined if the query does not read replies. */
  reply?: { clinic_id: number; body: string; language: string; submitted_at: string } | null;
};

/** A review with its doctor. */
export type ClinicReviewRow = ReviewRow & {
  doctor_id: number;
  doctor_slug: string;
  doctor_names: Names;
};

/** The published reply to the review `r`. */
export const SELECT_REPLY = `(select json_build_object('clinic_id', p.clinic_id, 'body', p.body,
    'language', p.language, 'submitted_at', p.submitted_at)
  from review_reply p where p.review_id = r.id and p.is_published) as reply`;

export function presentReview(context: RequestContext, row: ReviewRow): Review {
  const { reference, country } = context.site;
  const service =
    row.service_id === null ? undefined : reference.current.serviceById.get(row.service_id);
  return {
    id: row.id,
    author: row.author,
    score: row.score,
    comment: row.comment,
    language: row.language,
    service: service === undefined ? null : presentServiceLink(context, service),
    created_at: zonedIso(row.created_at.getTime(), country.timeZone),
    evidence: row.evidence,
    ...(row.reply ? { reply: presentReply(context, row.reply) } : {}),
  };
}

/** Presents a review of a list that has reviews of several doctors. */
export function presentClinicReview(context: RequestContext, row: ClinicReviewRow): ClinicReview {
  return {
    ...presentReview(context, row),
    doctor: {
      id: row.doctor_id,
      slug: row.doctor_slug,
      name: nameIn(context, row.doctor_names),
    },
  };
}

function presentReply(
  context: RequestContext,
  { clinic_id: clinic, body, language, submitted_at: at }: NonNullable<ReviewRow['reply']>,
): NonNullable<Review['reply']> {
  return {
    clinic: nameOfClinic(context, clinic),
    text: body,
    language,
    written_at: zonedIso(Date.parse(at), context.site.country.timeZone),
  };
}
