import { endpoints } from '#shared/contract/endpoints.ts';
import type { CityArea } from '#shared/contract/catalogue/places.ts';
import type { RequestContext } from '#server/request-context.ts';
import { byName } from '#server/text/collation.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { pageOfList, type ListQuery } from '#server/http/pagination.ts';
import { countableName } from './countable-name.ts';

type Query = ListQuery & { city?: number };

/** Lists the districts of a city, or of all cities, by name, with numbered ones in numeric order. */
export function listCityAreas(context: RequestContext, query: Query) {
  const { current } = context.site.reference;
  const { city } = readReferenceIds(current, query);
  const rows =
    city === undefined
      ? [...current.areasByCity.values()].flat()
      : (current.areasByCity.get(city) ?? []);
  const compare = byName(context.language);
  const areas = rows
    .map((area): CityArea => ({
      id: area.id,
      slug: area.slug,
      name: nameIn(context, area.names),
      sitemap_index: area.sitemap_index,
    }))
    .sort((a, b) => compare({ name: countableName(a.name) }, { name: countableName(b.name) }));
  return pageOfList(endpoints.cityAreas.path, query, 'none', areas);
}
