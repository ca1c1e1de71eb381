import type { Review } from '#shared/contract/reviews/reviews.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentServiceLink } from '#server/features/services/index.ts';

export type ReviewRow = Pick<
  Tables['review'],
  'id' | 'author' | 'score' | 'comment' | 'language' | 'service_id' | 'created_at' | 'evidence'
>;

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
  };
}
