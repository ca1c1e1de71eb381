import type { Service, ServiceLink } from '#shared/contract/catalogue/services.ts';
import { publicAlternateNames } from '#shared/domain/text/alternate-names.ts';
import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { ServiceRow } from '#server/features/catalogue/reference/reference.ts';

interface Options {
  /** The relations to expand: extra_services, adult_service, children_service. */
  expand: ReadonlySet<string>;
  city?: number | undefined;
  cityArea?: number | undefined;
}

/** Converts a specialty or procedure to its API form, with the number of doctors of a place. */
export function presentService(
  context: RequestContext,
  row: ServiceRow,
  options: Options,
): Service {
  const { serviceById, serviceBySlug, childServiceByAdult, doctorCounts } =
    context.site.reference.current;
  const text = (names: ServiceRow['names']) => nameIn(context, names);
  const link = (name: string, linked: ServiceRow | undefined) => {
    // A hidden service has no page.
    if (linked === undefined || serviceBySlug.get(linked.slug) !== linked) return null;
    return options.expand.has(name) ? presentServiceLink(context, linked) : linked.id;
  };
  return {
    ...presentServiceLink(context, row),
    alternate_name:
      row.alternate_names === null ? null : publicAlternateNames(text(row.alternate_names)),
    type: row.type,
    is_primary: row.is_primary,
    is_for_children: row.is_for_children,
    description: text(row.descriptions),
    doctors_count: doctorCounts({
      city: options.city,
      cityArea: options.cityArea,
      service: row.id,
    }),
    extra_services: row.extra_service_ids.flatMap(
      (id) => link('extra_services', serviceById.get(id)) ?? [],
    ),
    adult_service: link(
      'adult_service',
      row.adult_service_id === null ? undefined : serviceById.get(row.adult_service_id),
    ),
    children_service: link('children_service', childServiceByAdult.get(row.id)),
  };
}

export function presentServiceLink(context: RequestContext, row: ServiceRow): ServiceLink {
  const text = (names: ServiceRow['names']) => nameIn(context, names);
  return {
    id: row.id,
    slug: row.slug,
    name: text(row.names),
    plural_name: text(row.plural_names ?? row.names),
    consultation_name: text(row.consultation_names ?? row.names),
  };
}
