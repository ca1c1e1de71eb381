import type { DoctorsMeta } from '#shared/contract/catalogue/doctors.ts';
import { scoreOf } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import type { RequestContext } from '#server/request-context.ts';
import { translatorFor } from '#server/text/translators.ts';
import type { Totals } from './list-cache.ts';

interface MetaFilters {
  readonly services: readonly number[] | undefined;
  readonly city: number | undefined;
  readonly cityArea: number | undefined;
}

/** Converts the totals of a list to their API form, with title and description. */
export function presentListMeta(
  context: RequestContext,
  filters: MetaFilters,
  totals: Totals,
): Omit<DoctorsMeta, 'count'> {
  return {
    total_count: totals.total_count,
    feedback_count: totals.feedback_count,
    feedback_score: scoreOf(totals),
    min_price: totals.min_price,
    max_price: totals.max_price,
    ...metaOf(context, filters, totals.total_count),
  };
}

function metaOf(context: RequestContext, filters: MetaFilters, count: number) {
  const t = translatorFor('server', context.language);
  const heading = headingOf(context, filters);
  return {
    meta_title: t('meta.title', { heading, brand: context.site.country.brandName }),
    meta_description:
      count === 0
        ? t('meta.descriptionOfNone', { heading })
        : t('meta.description', { heading, count }),
  };
}

/** Returns the specialty or procedure with the place: "Cardiologists in Dubai". */
function headingOf(context: RequestContext, filters: MetaFilters): string {
  const { serviceById, cityById, areaById } = context.site.reference.current;
  const t = translatorFor('server', context.language);
  const text = (names: Names) => nameIn(context, names);
  const service = serviceById.get(filters.services?.[0] ?? 0);
  const area = areaById.get(filters.cityArea ?? 0);
  const city = cityById.get(filters.city ?? area?.city_id ?? 0);
  const services =
    service === undefined ? t('meta.anyService') : text(service.plural_names ?? service.names);
  if (city === undefined) return services;
  const where = text(city.locative_names ?? city.names);
  const params = { services, city: text(city.names), where };
  return area === undefined
    ? t('meta.heading', params)
    : t('meta.headingInArea', { ...params, area: text(area.names) });
}
