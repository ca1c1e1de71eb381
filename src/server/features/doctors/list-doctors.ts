import { endpoints } from '#shared/contract/endpoints.ts';
import type { DoctorsPageExpanded, DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { parseIds } from '#server/http/id-list.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { positionOf } from '#server/http/position-params.ts';
import { checkKnown } from '#server/features/reference/index.ts';
import { checkLanguages } from './check-languages.ts';
import { conditionsOf } from './listing/conditions.ts';
import { findDoctors } from './listing/find-doctors.ts';
import { loadDoctors } from './load-doctors.ts';
import { presentTotals } from './listing/present-totals.ts';

const DEFAULT_LIMIT = 20;

/**
 * A page of doctors with the totals of the whole list, expanded. Each carries the services asked
 * for, or all, in the city and the clinic asked for.
 */
export async function listDoctors(
  context: RequestContext,
  query: Omit<DoctorsQuery, 'expand' | 'locale'>,
): Promise<DoctorsPageExpanded> {
  const { site } = context;
  const ordering = query.ordering ?? 'default';
  const from = positionOf(query, ordering === 'distance');
  const services = parseIds(query.service);
  checkKnown(site.reference.current, { ...query, service: services });
  checkLanguages(site.country, query.language);
  const { limit, offset } = boundsOf(query, DEFAULT_LIMIT);

  const conditions = conditionsOf(query, site.reference.current);
  const exclude = parseIds(query.exclude) ?? [];
  const wanted = { ordering, from, exclude, limit, offset };
  const { ids, count, totals } = await findDoctors(site, conditions, wanted);
  const results = await loadDoctors(context, ids, { ...query, services, from });
  return {
    ...pageOf(endpoints.doctors.path, query, DEFAULT_LIMIT, count, results),
    ...presentTotals(context, query, totals),
    count,
  };
}
