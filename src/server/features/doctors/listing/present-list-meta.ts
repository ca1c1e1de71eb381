import type { DoctorsMeta } from '#shared/contract/catalogue/doctors.ts';
import { localized } from '#server/features/reference/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { translatorFor } from '#server/text/translators.ts';
import { scoreOf } from '../present-doctor.ts';
import type { Totals } from './list-cache.ts';

interface MetaFilters {
  readonly services: readonly number[] | null;
  readonly city: number | undefined;
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

function metaOf({ site, language }: RequestContext, filters: MetaFilters, count: number) {
  const { serviceById, cityById } = site.reference.current;
  const fallback = site.country.locales[0];
  const service = serviceById.get(filters.services?.[0] ?? 0);
  const city = cityById.get(filters.city ?? 0);
  const t = translatorFor('server', language);
  const params = {
    service:
      service === undefined ? t('meta.anyService') : localized(service.names, language, fallback),
    city: city === undefined ? '' : localized(city.names, language, fallback),
    brand: site.country.brandName,
    count,
  };
  return city === undefined
    ? { meta_title: t('meta.title', params), meta_description: t('meta.description', params) }
    : {
        meta_title: t('meta.titleInCity', params),
        meta_description: t('meta.descriptionInCity', params),
      };
}
