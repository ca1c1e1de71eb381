import type { DoctorsMeta, DoctorsMetaQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { checkReferenceIds } from '#server/features/catalogue/reference/check-reference-ids.ts';
import { parseIds } from '#server/http/id-list.ts';
import { notFound } from '#server/http/http-error.ts';
import { checkLanguages } from './check-languages.ts';
import { parseDoctorFilters } from './listing/doctor-list-query.ts';
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
  const { site } = context;
  const { current } = site.reference;
  const services = parseIds(query.service) ?? [];
  if (!services.every((id) => current.serviceById.has(id))) throw notFound();
  const { city, city_area, insurance, language } = query;
  checkReferenceIds(current, { city, city_area, insurance });
  checkLanguages(site.country, language);
  const { totals } = await findDoctors(
    context,
    { ...parseDoctorFilters(query, current), ordering: 'default' },
    { limit: 0, offset: 0, exclude: [] },
  );
  const filters = { services, city, cityArea: city_area };
  return { count: totals.total_count, ...presentListMeta(context, filters, totals) };
}
