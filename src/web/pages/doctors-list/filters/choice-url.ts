import type { Service, ServiceLink } from '#shared/contract/catalogue/services.ts';
import { paths } from '#shared/paths.ts';
import type { FilterChoice } from '#web/features/filters/filter-choice.ts';
import type { DoctorsListQuery } from '#web/lib/query/queries.ts';
import { listUrl } from '../context/list-url.ts';
import { listQuery } from '../context/list-query.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';

/**
 * Returns the children's variant of a service for adults, or the reverse; null if there is none.
 */
export function otherVariant(service: Service): ServiceLink | null {
  const other = service.is_for_children ? service.adult_service : service.children_service;
  return typeof other === 'object' ? other : null;
}

function variantOf(service: Service, isForChildren: boolean): Pick<ServiceLink, 'id' | 'slug'> {
  if (service.is_for_children === isForChildren) return service;
  return otherVariant(service) ?? service;
}

/**
 * Returns the URL of a choice; for null, of the list without filters; for `other`, of its other
 * variant.
 */
export function choiceUrl(
  { city, service }: Pick<ListContext, 'city' | 'service'>,
  choice: FilterChoice | 'other' | null,
): string {
  if (choice === null) return paths.doctors(city.slug, service.slug);
  if (choice === 'other') {
    return paths.doctors(city.slug, variantOf(service, !service.is_for_children).slug);
  }
  const { filters, isForChildren } = choice;
  return listUrl({ city, service: variantOf(service, isForChildren), filters });
}

/** Returns the API query that counts the doctors of a choice; the position does not matter. */
export function choiceQuery(context: ListContext, choice: FilterChoice): DoctorsListQuery {
  return listQuery({
    ...withFilters(context, choice.filters),
    service: variantOf(context.service, choice.isForChildren),
    position: null,
  });
}
