import { endpoints } from '#shared/contract/endpoints.ts';
import type { ServicesQuery } from '#shared/contract/catalogue/services.ts';
import type { RequestContext } from '#server/request-context.ts';
import { byName } from '#server/text/collation.ts';
import { checkReferenceIds } from '#server/features/reference/index.ts';
import { parseExpand, parseIds } from '#server/http/id-list.ts';
import { pageOf, sliceOf } from '#server/http/pagination.ts';
import { presentService } from './present-service.ts';

const DEFAULT_LIMIT = 100;

/**
 * Lists specialties and procedures by name. With a city or district, lists those offered there;
 * `has_adult_service=false` omits the variants for children.
 */
export function listServices(context: RequestContext, query: ServicesQuery) {
  const { services, doctorCounts, areaById } = context.site.reference.current;
  checkReferenceIds(context.site.reference.current, {
    city: query.city,
    city_area: query.city_area,
  });
  const ids = parseIds(query.id);
  const type = query.type === undefined ? null : query.type === 'procedure' ? 'procedure' : 'other';
  const area = query.city_area === undefined ? undefined : areaById.get(query.city_area);
  const place = { city: query.city ?? area?.city_id, cityArea: query.city_area };
  const hasPlace = place.city !== undefined || place.cityArea !== undefined;
  const expand = parseExpand(query.expand);
  const matching = services
    .filter(
      (service) =>
        (ids === null || ids.includes(service.id)) &&
        (type === null || service.type === type) &&
        (query.is_primary === undefined || service.is_primary === query.is_primary) &&
        (query.has_adult_service === undefined ||
          (service.adult_service_id !== null) === query.has_adult_service) &&
        (!hasPlace || doctorCounts({ ...place, service: service.id }) > 0),
    )
    .map((service) => presentService(context, service, { expand, ...place }))
    .sort(byName(context.language));
  return pageOf(
    endpoints.services.path,
    query,
    DEFAULT_LIMIT,
    matching.length,
    sliceOf(matching, query, DEFAULT_LIMIT),
  );
}
