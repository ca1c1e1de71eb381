import type { DoctorsMeta, DoctorsMetaQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { parseIds } from '#server/http/id-list.ts';
import { notFound } from '#server/http/http-error.ts';
import { readDoctorFilters } from './listing/doctor-list-query.ts';
import { findDoctors } from './listing/find-doctors.ts';
import { presentListMeta } from './listing/present-list-meta.ts';

/**
 * Returns the title, description and totals of a list without its doctors. Throws a 404 for an unknown
 * service, as its page does not exist.
 */
export async function describeDoctors(
  context: RequestContext,
  query: Omit<DoctorsMetaQuery, 'locale'>,
): Promise<DoctorsMeta> {
  const { serviceById } = context.site.reference.current;
  const services = parseIds(query.service) ?? [];
  if (!services.every((id) => serviceById.has(id))) throw notFound();
  const filters = readDoctorFilters(context, query);
  const { totals } = await findDoctors(
    context,
    { ...filters, ordering: 'default' },
    { limit: 0, offset: 0, exclude: [] },
  );
  return { count: totals.total_count, ...presentListMeta(context, filters, totals) };
}
