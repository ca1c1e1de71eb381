import { endpoints } from '#shared/contract/endpoints.ts';
import type { Page } from '#shared/contract/common.ts';
import type {
  ServiceCategoriesQuery,
  ServiceCategory,
} from '#shared/contract/catalogue/services.ts';
import type { RequestContext } from '#server/request-context.ts';
import { byName } from '#server/text/collation.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import { pageOfList } from '#server/http/pagination.ts';

/**
 * Lists the categories in the country's order, each with its procedures by name: those offered in the
 * city, or in any city if none is requested. Omits empty categories.
 */
export function listServiceCategories(
  context: RequestContext,
  query: ServiceCategoriesQuery,
): Page<ServiceCategory> {
  const { site, language } = context;
  const { current } = site.reference;
  const { city } = readReferenceIds(current, query);
  const proceduresByCategory = Map.groupBy(
    current.services.filter(({ type }) => type === 'procedure'),
    (service) => service.category_id,
  );
  const categories = current.categories.flatMap((category): ServiceCategory[] => {
    const procedures = (proceduresByCategory.get(category.id) ?? [])
      .map((service) => {
        const where = { city, service: service.id };
        return {
          ...presentServiceLink(context, service),
          doctors_count: current.doctorCounts(where),
          min_price: current.minPrices(where),
        };
      })
      .filter((procedure) => procedure.doctors_count > 0)
      .sort(byName(language));
    if (procedures.length === 0) return [];
    const prices = procedures.flatMap(({ min_price: price }) => price ?? []);
    return [
      {
        id: category.id,
        slug: category.slug,
        name: nameIn(context, category.names),
        min_price: prices.length === 0 ? null : Math.min(...prices),
        procedures,
      },
    ];
  });
  return pageOfList(endpoints.serviceCategories.path, query, 'none', categories);
}
