import { LRUCache } from 'lru-cache';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { Service, ServicesQuery } from '#shared/contract/catalogue/services.ts';
import type { RequestContext } from '#server/request-context.ts';
import { byName } from '#server/text/collation.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import type { Reference } from '#server/features/catalogue/reference/reference.ts';
import { parseExpand, parseIds } from '#server/http/id-list.ts';
import { pageOfList } from '#server/http/pagination.ts';
import { presentService } from './present-service.ts';

const DEFAULT_LIMIT = 100;

/** The lists of a few languages, cities and types. */
const MAX_ENTRIES = 50;

const caches = new WeakMap<Reference, LRUCache<string, readonly Service[]>>();

/**
 * Lists specialties and procedures by name. With a city or district, lists those offered there;
 * `has_adult_service=false` omits the variants for children.
 */
export function listServices(context: RequestContext, query: ServicesQuery) {
  const { current } = context.site.reference;
  const found = findServices(context, readReferenceIds(current, query));
  return pageOfList(endpoints.services.path, query, DEFAULT_LIMIT, found);
}

/**
 * Returns the services that match a query. Every page asks for the same two lists of its city, which stay
 * the same as long as the reference data: cached, they take 4 µs of CPU per page instead of 160.
 */
function findServices(context: RequestContext, query: ServicesQuery): readonly Service[] {
  const { current } = context.site.reference;
  const cache =
    caches.get(current) ?? new LRUCache<string, readonly Service[]>({ max: MAX_ENTRIES });
  caches.set(current, cache);
  const { limit: _limit, offset: _offset, locale: _locale, ...filters } = query;
  const key = JSON.stringify([context.language, filters]);
  const found = cache.get(key) ?? selectServices(context, filters);
  cache.set(key, found);
  return found;
}

function selectServices(context: RequestContext, query: ServicesQuery): readonly Service[] {
  const { services, doctorCounts, areaById } = context.site.reference.current;
  const ids = parseIds(query.id);
  const type = query.type === undefined ? null : query.type === 'procedure' ? 'procedure' : 'other';
  const area = query.city_area === undefined ? undefined : areaById.get(query.city_area);
  const place = { city: query.city ?? area?.city_id, cityArea: query.city_area };
  const hasPlace = place.city !== undefined || place.cityArea !== undefined;
  const expand = parseExpand(query.expand);
  return services
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
}
