import type { DoctorExpanded, NearestDoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { parseIds } from '#server/http/id-list.ts';
import { findNearestDoctors } from './listing/find-nearest-doctors.ts';
import { loadDoctors } from './load-doctors.ts';

const DEFAULT_LIMIT = 20;

/** Lists the doctors of a service in a city who are nearest to a position, expanded. */
export async function listNearestDoctors(
  context: RequestContext,
  query: Omit<NearestDoctorsQuery, 'expand' | 'locale'>,
): Promise<{ results: DoctorExpanded[] }> {
  const { reference } = context.site;
  const {
    city,
    service,
    lat,
    lng,
    limit = DEFAULT_LIMIT,
  } = readReferenceIds(reference.current, query);
  const from = { lat, lng };
  const ids = await findNearestDoctors(context, {
    city,
    service,
    exclude: parseIds(query.exclude) ?? [],
    from,
    limit,
  });
  return { results: await loadDoctors(context, ids, { services: [service], city, from }) };
}
