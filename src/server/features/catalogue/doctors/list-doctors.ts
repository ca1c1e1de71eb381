import { endpoints } from '#shared/contract/endpoints.ts';
import type { DoctorsPageExpanded, DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { parseIds } from '#server/http/id-list.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { positionOf } from '#server/http/position-params.ts';
import { readDoctorFilters } from './listing/doctor-list-query.ts';
import { findDoctors } from './listing/find-doctors.ts';
import { presentListMeta } from './listing/present-list-meta.ts';
import { loadDoctors } from './load-doctors.ts';

const DEFAULT_LIMIT = 20;

/**
 * Lists a page of doctors, expanded, with the totals of the whole list. Each doctor has only the
 * services that match the service and clinic of the query, and its city or that of its district.
 */
export async function listDoctors(
  context: RequestContext,
  query: Omit<DoctorsQuery, 'expand' | 'locale'>,
): Promise<DoctorsPageExpanded> {
  const ordering = query.ordering ?? 'default';
  const from = positionOf(query, ordering === 'distance');
  const filters = readDoctorFilters(context, query);
  const { ids, count, totals } = await findDoctors(
    context,
    { ...filters, ordering, from },
    { ...boundsOf(query, DEFAULT_LIMIT), exclude: parseIds(query.exclude) ?? [] },
  );
  const results = await loadDoctors(context, ids, { ...filters, from });
  return {
    ...pageOf(endpoints.doctors.path, query, DEFAULT_LIMIT, count, results),
    ...presentListMeta(context, filters, totals),
    count,
  };
}
