import { endpoints } from '#shared/contract/endpoints.ts';
import type { CityArea } from '#shared/contract/catalogue/places.ts';
import type { RequestContext } from '#server/request-context.ts';
import { byName } from '#server/text/collation.ts';
import { checkReferenceIds } from '#server/features/catalogue/reference/check-reference-ids.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import { pageOfList, type ListQuery } from '#server/http/pagination.ts';
import { countableName } from './countable-name.ts';

type Query = ListQuery & { city?: number };

/** Lists the districts of a city, or of all cities, by name, with numbered ones in numeric order. */
export function listCityAreas({ site, language }: RequestContext, query: Query) {
  const { areasByCity } = site.reference.current;
  checkReferenceIds(site.reference.current, { city: query.city });
  const rows =
    query.city === undefined
      ? [...areasByCity.values()].flat()
      : (areasByCity.get(query.city) ?? []);
  const compare = byName(language);
  const areas = rows
    .map((area): CityArea => ({
      id: area.id,
      slug: area.slug,
      name: localized(area.names, language, site.country.locales[0]),
      sitemap_index: area.sitemap_index,
    }))
    .sort((a, b) => compare({ name: countableName(a.name) }, { name: countableName(b.name) }));
  return pageOfList(endpoints.cityAreas.path, query, 'none', areas);
}
