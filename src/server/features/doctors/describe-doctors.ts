import type { DoctorsMeta, DoctorsMetaQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { checkKnown } from '#server/features/reference/index.ts';
import { parseIds } from '#server/http/id-list.ts';
import { notFound } from '#server/http/request-error.ts';
import { checkLanguages } from './check-languages.ts';
import { conditionsOf } from './listing/conditions.ts';
import { findDoctors } from './listing/find-doctors.ts';
import { presentTotals } from './listing/present-totals.ts';

/**
 * Title, description and totals of a list without its doctors. A service that does not exist is a
 * 404: a page for it should not either.
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
  checkKnown(current, { city, city_area, insurance });
  checkLanguages(site.country, language);
  const { totals } = await findDoctors(site, conditionsOf(query, current), {
    ordering: 'default',
    exclude: [],
    limit: 0,
    offset: 0,
  });
  return { count: totals.total_count, ...presentTotals(context, query, totals) };
}
