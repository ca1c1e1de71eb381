import type { DoctorsMeta, DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Totals } from './statement.ts';
import { listMeta } from './list-meta.ts';
import { scoreOf } from '../present-doctor.ts';

/** What a list says of itself in the language of the call. */
export function presentTotals(
  context: RequestContext,
  query: Pick<DoctorsQuery, 'service' | 'city'>,
  totals: Totals,
): Omit<DoctorsMeta, 'count'> {
  return {
    total_count: totals.total_count,
    feedback_count: totals.feedback_count,
    feedback_score: scoreOf(totals),
    min_price: totals.min_price,
    max_price: totals.max_price,
    ...listMeta(context, query, totals.total_count),
  };
}
